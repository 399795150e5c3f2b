#!/usr/bin/env bash
# Serves what is shipped, together with the positions that only the contact sheet shows: `sheet/serve.sh [OPTION …]`
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
source "$root/build/jdk.sh"
use_jdk
"$root/tortuga" games >/dev/null
built=$root/e2e/results/sheet-server
rm -rf "$built"
mkdir -p "$built/classes/tortuga"
cp -r "$root/app/target/tortuga.jar" "$root/app/target/lib" "$built"
cp -r "$root/e2e/sheet/positions" "$built/classes/tortuga/lessons"
for folder in "$built"/classes/tortuga/lessons/*; do
  game=${folder##*/}
  "$JAVA_HOME/bin/jar" --update --file "$built"/lib/tortuga-"$game"-*.jar -C "$built/classes" "tortuga/lessons/$game"
done
exec "$JAVA_HOME/bin/java" -XX:+UseCompactObjectHeaders --enable-native-access=ALL-UNNAMED -jar "$built/tortuga.jar" serve "$@"
