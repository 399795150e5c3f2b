# shellcheck shell=bash
# Builds the pages for ./tortuga and ./verify. Sourced after build/maven.sh; expects `root`.

web=$root/web

# Exits if Node is missing or too old.
use_node() {
  local version
  version=$(node --version 2>/dev/null || true)
  if [[ ! $version =~ ^v([0-9]+) ]] || ((BASH_REMATCH[1] < 20)); then
    echo "Tortuga's pages need Node 20 or newer with npm; found ${version:-none}." >&2
    echo "Install it, or set TORTUGA_WITHOUT_PAGES=1 to build a server without pages." >&2
    exit 2
  fi
}

# Fetches the packages of folder $1, unless they are there already.
fetch_packages() {
  local folder=$1
  cmp -s "$folder/package-lock.json" "$folder/node_modules/.fetched" && return
  echo "fetching packages for ${folder#"$root"/}" >&2
  (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error) >&2 || return 1
  cp "$folder/package-lock.json" "$folder/node_modules/.fetched"
}

# Lists the sources of the pages.
page_sources() (
  cd "$root" && find web games/*/src/main/resources \
    \( -path web/node_modules -o -path web/dist -o -path web/fixtures \) -prune -o -type f -print0 |
    LC_ALL=C sort -z | xargs -0 cksum
)

# Builds the pages into web/dist, unless they are up to date.
build_pages() {
  local listing
  [[ -z ${TORTUGA_WITHOUT_PAGES:-} && -f $web/package.json ]] || return 0
  listing=$(page_sources)
  [[ -f $web/dist/index.html && -f $root/target/pages.stamp && $listing == "$(<"$root/target/pages.stamp")" ]] && return
  use_node
  fetch_packages "$web" || return 1
  echo "building the pages" >&2
  mkdir -p "$root/target"
  (cd "$web" && npm run --silent build) >"$root/target/pages.log" 2>&1 || {
    cat "$root/target/pages.log" >&2
    return 1
  }
  printf '%s\n' "$listing" >"$root/target/pages.stamp"
}
