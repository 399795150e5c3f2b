# shellcheck shell=bash
# Tests the pages in a real browser, for ./verify. Sourced after build/web.sh; expects `root`.

e2e=$root/e2e

# Prints the path of Chromium, if it is installed.
find_chromium() {
  type -P "${TORTUGA_CHROMIUM:-chromium}" || type -P chromium || type -P chromium-browser ||
    type -P google-chrome || type -P google-chrome-stable
}

# Installs Chromium with apt, if apt exists and we have the rights.
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

# Sets TORTUGA_CHROMIUM, or explains how to get Chromium.
use_chromium() {
  TORTUGA_CHROMIUM=$(find_chromium) || { install_chromium && TORTUGA_CHROMIUM=$(find_chromium); } || {
    echo "The browser tests need Chromium. Install it (as root: apt-get install chromium)," >&2
    echo "or set TORTUGA_CHROMIUM=/path/to/chromium." >&2
    return 1
  }
  export TORTUGA_CHROMIUM
}

# Prints a free port.
free_port() {
  node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); });'
}

# The process group of the browser tests while they run, and the data folder of their server.
browser_tests='' browser_data=''

# Stops the browser tests if they run: on an interrupt, Playwright stops its browsers and its server. Then deletes
# their data.
stop_browser_tests() {
  local tries
  if [[ -n $browser_tests ]]; then
    kill -INT -- "-$browser_tests" 2>/dev/null || true
    for ((tries = 0; tries < 100; tries++)); do
      kill -0 -- "-$browser_tests" 2>/dev/null || break
      sleep 0.2
    done
    kill -KILL -- "-$browser_tests" 2>/dev/null || true
  fi
  [[ -z $browser_data ]] || rm -rf "$browser_data"
  browser_tests='' browser_data=''
}

# Plays in the browser against its own server, started from what was built. Bots answer at once, and the
# server's data is deleted; the pictures stay in e2e/pictures. The caller must run stop_browser_tests on exit.
test_pages() {
  local log=$root/target/browser.log status=0
  use_node
  use_chromium && fetch_packages "$e2e" || return 1
  rm -rf "$e2e/pictures"
  browser_data=$(mktemp -d)
  set -m # gives the tests their own process group, which receives interrupts
  (
    cd "$e2e" && npm run --silent types &&
      TORTUGA_E2E_PORT=$(free_port) TORTUGA_E2E_DATA=$browser_data npm test --silent
  ) >"$log" 2>&1 </dev/null &
  browser_tests=$!
  set +m
  wait "$browser_tests" || status=1
  browser_tests=''
  stop_browser_tests
  ((status == 0)) || cat "$log"
  return $status
}

# Prints the number of browser tests that passed, and of those that passed only when they were tried again.
passed_in_browser() {
  awk '
    /^ *[0-9]+ passed / { passed = $1 }
    /^ *[0-9]+ flaky$/ { flaky = $1 }
    END {
      printf "%d in the browser", passed + flaky
      if (flaky) printf ", %d of them FLAKY (they passed when tried again: see target/browser.log)", flaky
    }' "${1:-$root/target/browser.log}"
}
