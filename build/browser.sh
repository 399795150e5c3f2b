# shellcheck shell=bash
# Tries the pages in a real browser, for ./verify. Sourced after build/web.sh; expects `root`.

e2e=$root/e2e

# Prints where a Chromium is, if there is one.
find_chromium() {
  type -P "${TORTUGA_CHROMIUM:-chromium}" || type -P chromium || type -P chromium-browser ||
    type -P google-chrome || type -P google-chrome-stable
}

# Installs Chromium by apt, where that exists and we may.
install_chromium() {
  local as_root=()
  type -P apt-get >/dev/null || return 1
  if ((EUID != 0)); then
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  echo "installing Chromium"
  {
    "${as_root[@]}" apt-get update &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-liberation
  } >"$root/target/chromium.log" 2>&1 || {
    tail -n 20 "$root/target/chromium.log"
    return 1
  }
}

# Sets TORTUGA_CHROMIUM, or says what to do about it.
use_chromium() {
  TORTUGA_CHROMIUM=$(find_chromium) || { install_chromium && TORTUGA_CHROMIUM=$(find_chromium); } || {
    echo "The tests in the browser need Chromium. Install it (as root: apt-get install chromium)," >&2
    echo "or say where it is with TORTUGA_CHROMIUM=/path/to/chromium." >&2
    return 1
  }
  export TORTUGA_CHROMIUM
}

# Prints a port on which nobody listens.
free_port() {
  node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); });'
}

# Plays in the browser on a server of its own, started from what was built. Bots take no time to answer,
# and what the server keeps is thrown away; the pictures stay in e2e/pictures.
try_pages() {
  local data log=$root/target/browser.log status=0
  use_node
  use_chromium && fetch_packages "$e2e" || return 1
  rm -rf "$e2e/pictures"
  data=$(mktemp -d)
  (
    cd "$e2e" && npm run --silent types &&
      TORTUGA_E2E_PORT=$(free_port) TORTUGA_E2E_DATA=$data npm test --silent
  ) >"$log" 2>&1 </dev/null || status=1
  rm -rf "$data"
  ((status == 0)) || cat "$log"
  return $status
}

# Prints how many tests passed in the browser.
passed_in_browser() {
  sed -n 's/^ *\([0-9]*\) passed .*/\1/p' "$root/target/browser.log" | tail -n 1
}
