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

# What runs while the pages are tried: a process group of its own, and a folder for its server.
trial='' trial_data=''

# Ends the trial if it runs: the interrupt lets Playwright end its browsers and its server. Then forgets what it kept.
end_trial() {
  local tries
  if [[ -n $trial ]]; then
    kill -INT -- "-$trial" 2>/dev/null || true
    for ((tries = 0; tries < 100; tries++)); do
      kill -0 -- "-$trial" 2>/dev/null || break
      sleep 0.2
    done
    kill -KILL -- "-$trial" 2>/dev/null || true
  fi
  [[ -z $trial_data ]] || rm -rf "$trial_data"
  trial='' trial_data=''
}

# Plays in the browser on a server of its own, started from what was built. Bots take no time to answer,
# and what the server keeps is thrown away; the pictures stay in e2e/pictures. Whoever calls it ends the trial on exit.
try_pages() {
  local log=$root/target/browser.log status=0
  use_node
  use_chromium && fetch_packages "$e2e" || return 1
  rm -rf "$e2e/pictures"
  trial_data=$(mktemp -d)
  set -m # so that the trial gets a process group, and hears interrupts
  (
    cd "$e2e" && npm run --silent types &&
      TORTUGA_E2E_PORT=$(free_port) TORTUGA_E2E_DATA=$trial_data npm test --silent
  ) >"$log" 2>&1 </dev/null &
  trial=$!
  set +m
  wait "$trial" || status=1
  trial=''
  end_trial
  ((status == 0)) || cat "$log"
  return $status
}

# Prints how many tests passed in the browser.
passed_in_browser() {
  sed -n 's/^ *\([0-9]*\) passed .*/\1/p' "$root/target/browser.log" | tail -n 1
}
