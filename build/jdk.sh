# shellcheck shell=bash
# Finds the JDK and Maven; sourced by every script that needs them.

# Succeeds if directory $1 holds a JDK 25 or newer. Reads its `release` file: asking the JVM would start one
# for every candidate.
is_jdk() {
  local line
  [[ -x $1/bin/javac && -r $1/release ]] || return 1
  while IFS= read -r line; do
    if [[ $line =~ ^JAVA_VERSION=\"([0-9]+) ]]; then
      ((BASH_REMATCH[1] >= 25))
      return
    fi
  done <"$1/release"
  return 1
}

# Prints the places where a JDK may be, the most explicit choice first. A pattern without a match stays as it
# is, and is_jdk rejects it.
jdk_places() {
  local java
  java=$(type -P java || true)
  [[ -z $java ]] || java=$(readlink -f -- "$java")
  printf '%s\n' \
    "${TORTUGA_JAVA_HOME:-}" \
    "${JAVA_HOME:-}" \
    "${java%/bin/java}" \
    /usr/lib/jvm/* \
    "${HOME:-}"/.sdkman/candidates/java/* \
    "${HOME:-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home
}

# Sets JAVA_HOME to the first suitable JDK, or exits with status 2.
use_jdk() {
  local place
  while IFS= read -r place; do
    if is_jdk "$place"; then
      export JAVA_HOME=$place
      return
    fi
  done < <(jdk_places)
  echo "tortuga: found no JDK 25 or newer; install one (for example from https://adoptium.net), or set JAVA_HOME." >&2
  exit 2
}

# Makes sure that Maven is installed, or exits with status 2.
use_maven() {
  if ! type -P mvn >/dev/null; then
    echo "tortuga: the build needs Maven, but mvn is not in PATH; install it with your package manager (apt install maven, brew install maven)." >&2
    exit 2
  fi
  # Maven 3.8 does things that JDK 25 warns about; the warnings help nobody who builds Tortuga. A build is too
  # short for the optimising compiler to pay off: without it, it takes half the processor time.
  export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}"
}
