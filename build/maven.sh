# shellcheck shell=bash
# Runs Maven for ./tortuga and ./verify: one build at a time, with progress, and with a stamp of what was
# built. Sourced after build/jdk.sh; expects `root`, the directory of the repository.

jar=$root/app/target/tortuga.jar
stamp=$root/target/build.stamp

# Lists the sources of the jar: path, modification time and size of every file.
sources() (
  cd "$root" && shopt -s nullglob
  where=(pom.xml .mvn */pom.xml */src/main games/*/pom.xml games/*/src/main games/*/rules
    web/src web/build web/*.html web/*.json web/*.ts web/*.js)
  if find --version >/dev/null 2>&1; then # GNU
    find "${where[@]}" ! -type d -printf '%p\t%T@\t%s\n' 2>/dev/null
  else # BSD, macOS
    find "${where[@]}" ! -type d -exec stat -f '%N%t%Fm%t%z' {} + 2>/dev/null
  fi | LC_ALL=C sort
)

# Succeeds if the jar was built from the current sources.
is_built() {
  [[ -f $jar && -f $stamp ]] && sources | cmp -s - "$stamp"
}

# Waits until no other build runs in this repository. The lock is on the directory itself, so no lock file is
# left behind; Maven inherits it, so it lasts as long as Maven runs even if this script is killed.
lock() {
  type -P flock >/dev/null || return 0
  exec 9<"$root"
  if ! flock -n 9; then
    echo "waiting for another build to finish" >&2
    flock 9
  fi
}

unlock() {
  exec 9<&-
}

# Builds with the given Maven arguments while holding the lock, and stamps the sources it built.
# $1 is the name of the log in target/.
build() {
  local log=$root/target/$1.log listing
  shift
  mkdir -p "$root/target"
  listing=$(sources)
  clean_if_sources_gone <<<"$listing"
  # Delete these before Maven starts: without a stamp, nobody mistakes a half-written jar for a finished one, and
  # a running Tortuga keeps the files that it has open.
  rm -rf "$stamp" "$jar" "$root/app/target/lib"
  if (cd "$root" && mvn --batch-mode -Dstyle.color=never "$@") </dev/null 2>&1 | tee "$log" | progress; then
    printf '%s\n' "$listing" >"$stamp"
  else
    errors "$log"
    echo "the build failed; the full log is $log" >&2
    return 1
  fi
}

# Cleans if a source file of the last build is gone: Maven would leave its output in the jar.
clean_if_sources_gone() {
  local gone
  [[ -f $stamp ]] || return 0
  gone=$(LC_ALL=C comm -13 <(cut -f1) <(cut -f1 "$stamp"))
  [[ -z $gone ]] || rm -rf "$root"/*/target "$root"/games/*/target
}

# Reads Maven's output, and shows its progress on stderr: on a terminal as one changing line, otherwise as one
# line per module. Passes on the summary lines of the tests.
progress() {
  local line now="" fetched=0 terminal=""
  local module='^\[INFO\] Building ([^ ]+) .*\[([0-9]+)/([0-9]+)\]$'
  local tests='^\[[A-Z]+\] Tests run: [0-9]+, Failures: [0-9]+, Errors: [0-9]+, Skipped: [0-9]+$'
  local running='^\[INFO\] Running .*\.([^.]+)$'
  [[ -t 2 ]] && terminal=yes && show "building …"
  while IFS= read -r line; do
    if [[ $line =~ $module ]]; then
      # Maven's first module is the parent, which has nothing to build.
      ((BASH_REMATCH[2] > 1)) || continue
      now="building $((BASH_REMATCH[2] - 1))/$((BASH_REMATCH[3] - 1)) ${BASH_REMATCH[1]}"
      if [[ $terminal ]]; then show "$now …"; else echo "$now" >&2; fi
    elif [[ $line =~ $tests ]]; then
      [[ $terminal ]] && show "$now" && echo >&2
      echo "$line" >&2
    elif [[ $line =~ $running ]]; then
      [[ $terminal ]] && show "$now … ${BASH_REMATCH[1]}"
    elif [[ $line == *"Downloaded from"* ]]; then
      fetched=$((fetched + 1))
      if [[ $terminal ]]; then
        show "${now:-building} … $fetched files fetched"
      elif ((fetched % 100 == 0)); then
        echo "$fetched files fetched" >&2
      fi
    fi
  done
  [[ -z $terminal ]] || show ""
}

# Replaces the line on the terminal.
show() {
  printf '\r\033[K%s' "$1" >&2
}

# Prints the errors in Maven's log $1, without the rest.
errors() {
  local found
  found=$(awk '
    /COMPILATION (WARNING|ERROR)|\] Results:/ { inside = 1; next }
    inside && /^\[INFO\] [0-9]+ (error|warning)|Tests run:/ { inside = 0 }
    /Failed to execute goal/ { if (shown) exit; inside = 1 }
    /^\[INFO\]|<<< (FAILURE|ERROR)!|^\[ERROR\] *$/ { next }
    inside || /^\[ERROR\]/ { if (sub(/ -> \[Help.*/, "")) last = 1; print; shown = 1 }
    last { exit }
  ' "$1" | sed -E -e 's/^(\[(ERROR|FATAL|WARNING)\] ?)+//' -e "s|$root/||g" -e "s|'mvn spotless|'build/mvn spotless|")
  if [[ $found ]]; then echo "$found" >&2; else tail -n 20 "$1" >&2; fi
}
