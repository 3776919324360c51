# shellcheck shell=bash
# What ./wallet, ./test, tools/bench and .ci/run share. Sourced, with `root` set to the repository's folder.

: "${root:?}"
# shellcheck source=.ci/building.sh
. "$root/.ci/building.sh"

# Prints a line for each argument, beside what a program itself prints.
say() { printf '%s\n' "$@" >&2; }

fail() {
  say "$@"
  exit 1
}

# Puts a Swift 6.2 or newer on the PATH, or says where to get one.
find_swift() {
  local folder path version major minor found='' number=''
  for folder in '' "${HOME:-/root}/.local/share/swiftly/bin" /opt/swift/usr/bin /usr/share/swift/usr/bin; do
    [ -z "$folder" ] || [ -x "$folder/swift" ] || continue
    path="${folder:+$folder:}$PATH"
    (PATH=$path && command -v swift) >/dev/null 2>&1 || continue
    # One that does not run, or is too old, must not hide a newer one in another folder.
    version=$( (PATH=$path && swift --version 2>/dev/null) | sed -n 's/.*Swift version \([0-9][0-9]*\)\.\([0-9][0-9]*\).*/\1 \2/p' | head -n 1) || true
    major='' minor=''
    read -r major minor <<<"$version" || true
    if [ -n "$minor" ] && { [ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -ge 2 ]; }; }; then
      export PATH="$path"
      return 0
    fi
    [ -n "$found" ] || { found=$(PATH=$path && command -v swift) && number="${minor:+$major.$minor}"; }
  done
  [ -n "$found" ] || fail "Swift was not found. Espalier needs Swift 6.2 or newer:" \
    "get it from https://www.swift.org/install, then open a new terminal and try again."
  [ -n "$number" ] || fail "$found does not run: \`$found --version\` shows why."
  fail "Espalier needs Swift 6.2 or newer and $found is $number: see https://www.swift.org/install."
}

has_browser() {
  local name
  command -v chromedriver >/dev/null 2>&1 || return 1
  for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}

# The packages among the arguments that are not installed, a line each. Where there is no dpkg, none is known to be missing.
missing_packages() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  local package
  for package in "$@"; do
    case "$package" in chromium | chromium-driver) has_browser && continue ;; esac
    # shellcheck disable=SC2016 # the dollar is dpkg-query's
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || printf '%s\n' "$package"
  done
}

# Installs those system packages among the arguments that are missing. As root at once, else after asking.
install_missing() {
  local missing as_root=() answer
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  local by_hand="sudo apt-get install ${missing[*]}"
  command -v apt-get >/dev/null 2>&1 || fail "These system packages are missing: ${missing[*]}."
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1 || ! [ -t 0 ] || ! [ -t 2 ]; then
      fail "These system packages are missing: ${missing[*]}. Install them, then try again:" "  $by_hand"
    fi
    say "These system packages are missing: ${missing[*]}."
    read -r -p "Install them now with sudo? [y/N] " answer
    case "$answer" in
      [yY]*) as_root=(sudo) ;;
      *) fail "Nothing was installed. By hand:" "  $by_hand" ;;
    esac
  fi
  say "Installing ${missing[*]} …"
  {
    ${as_root[@]+"${as_root[@]}"} apt-get update -qq
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}"
  } >&2 || fail "The packages could not be installed. By hand:" "  $by_hand"
}

# Fetches axe, which the accessibility tests load into the browser, to .build-tools/axe/axe.min.js.
fetch_axe() {
  local folder="$root/.build-tools/axe" wheel
  [ -s "$folder/axe.min.js" ] && return 0
  say "Fetching axe for the accessibility tests …"
  python3 -m pip --version >/dev/null 2>&1 || install_missing python3 python3-pip
  rm -rf "$folder" && mkdir -p "$folder/wheel"
  python3 -m pip download --quiet --no-deps --dest "$folder" axe-playwright-python==0.1.8 >&2 || return 1
  for wheel in "$folder"/*.whl; do python3 -m zipfile -e "$wheel" "$folder/wheel" || return 1; done
  find "$folder/wheel" -name axe.min.js -exec cp {} "$folder/axe.min.js" \;
  rm -rf "$folder/wheel" "$folder"/*.whl
  [ -s "$folder/axe.min.js" ]
}

# Whether the binary must be built: it never was, or a source has changed or gone since the stamp.
is_stale() {
  [ -x "$1" ] && [ -e "$2" ] || return 0
  has_changed_since "$2"
}

# Whether a source has changed or gone since the stamp.
has_changed_since() {
  # The folders are looked at too: what was removed from one leaves it newer.
  [ -n "$(find "$root/Package.swift" "$root/Sources" "$root/Examples"/* \
    \( -name Package.resolved -o -name wallet-data -o -name ".build*" \) -prune -o -newer "$1" -print -quit)" ]
}

# How the examples are optimised. Without debug information a tenth of the compiler's time is saved. All that builds in the
# folder says the same: SwiftPM would compile everything again for other options.
release_options=(-c release -debug-info-format none)

# The name of a product for a person: Wallet for wallet-online.
title_of() {
  local name=${1%%-*}
  printf '%s\n' "${name^}"
}

# Builds a product of the Examples package, and says meanwhile how far it is: build_example PRODUCT [PROGRESS]
build_example() {
  swift build "${build_options[@]}" --package-path "$root/Examples" --product "$1" 2>&1 | follow_build "$(title_of "$1")" "${2:-}"
}

# port_of ARGUMENTS…: the port that the arguments name, or the usual one; nothing for any free one, or another surface.
port_of() {
  local port=8080 previous='' argument
  for argument in "$@"; do
    case "$previous" in --port) port=$argument ;; esac
    case "$argument" in
      --port=*) port=${argument#--port=} ;;
      --certificate* | --surface* | --help | -h | --version | --import | --experimental-dump-help) return 0 ;;
    esac
    previous=$argument
  done
  [[ $port =~ ^[1-9][0-9]*$ ]] && printf '%s\n' "$port"
}

# Puts in place what a build needs, once.
prepare_build() {
  find_swift
  install_missing libsqlite3-dev libssl-dev zlib1g-dev
  mkdir -p "$root/Examples/.build"
}

# Builds a product of the Examples package if it must be, then becomes it. With --watch it goes on: see watch_example.
run_example() {
  local product=$1 binary stamp argument watches='' arguments=()
  # What is watched is compiled file by file, without optimisation, so that a change is seen within seconds.
  configuration=release build_options=("${release_options[@]}")
  shift
  for argument in "$@"; do
    if [ "$argument" = --watch ]; then watches=yes configuration=debug build_options=(-c debug); else arguments+=("$argument"); fi
  done
  set -- ${arguments[@]+"${arguments[@]}"}
  binary="$root/Examples/.build/$configuration/$product"
  stamp="$root/Examples/.build/.$product-$configuration-built"
  [ -z "$watches" ] || watch_example "$product" "$binary" "$stamp" "$@"
  if is_stale "$binary" "$stamp"; then
    prepare_build
    say "Building $product. The first time takes some minutes …"
    local progress port
    progress="$root/Examples/.build/.$product-progress"
    : >"$progress"
    port=$(port_of "$@") || port=''
    trap hide_waiting_page EXIT
    # What is no page has no page that waits for it.
    case "$product" in wallet | wallet-online | gallery) [ -z "$port" ] || show_waiting_page "$(title_of "$product")" "$port" "$progress" ;; esac
    # The time from before the build, so that what changes during it counts as newer.
    touch "$stamp.new"
    build_example "$product" "$progress" || fail "$product was not built; the messages above say why."
    mv "$stamp.new" "$stamp"
    hide_waiting_page
    trap - EXIT
  fi
  exec "$binary" "$@"
}

# Serves a product, and again each time that its sources have changed and can be built. While they cannot, the program that
# was built last goes on, and its pages say why. Control-C ends all.
watch_example() {
  local product=$1 binary=$2 stamp=$3 tried isDue
  shift 3
  # Not local: the trap runs when the function has gone.
  watched_server='' watched_notice="$root/Examples/.build/.$product-notice" watched_pause=1 watched_due=''
  tried="$stamp.tried"
  prepare_build
  rm -f "$tried"
  : >"$watched_notice"
  trap 'stop_watched; rm -f "$watched_notice"; trap - EXIT' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
  while true; do
    if [ -e "$tried" ]; then
      has_changed_since "$tried" && isDue=yes || isDue=''
    else
      # What an earlier run has built is good enough to begin with.
      is_stale "$binary" "$stamp" && isDue=yes || isDue=''
      [ -n "$isDue$watched_server$watched_due" ] || start_watched "$product" "$binary" "$@"
    fi
    if [ -n "$isDue" ]; then
      say "Building $product …"
      # The time from before the build, so that what changes during it counts as newer.
      touch "$tried"
      if build_watched "$product"; then
        cp -p "$tried" "$stamp"
        stop_watched
        watched_pause=1
        : >"$watched_notice"
        start_watched "$product" "$binary" "$@"
      else
        say "$product was not built. It is tried again when a source changes."
      fi
    fi
    if [ -n "$watched_server" ] && ! kill -0 "$watched_server" 2>/dev/null; then
      # What has changed since the build counts, also while the program ended.
      [ -e "$tried" ] || cp -p "$stamp" "$tried"
      local status=0
      wait "$watched_server" || status=$?
      watched_server=''
      if [ "$status" -eq 0 ]; then
        say "$product has ended. It starts again when a source changes."
      else
        # One that crashes at each start is started less and less often.
        if [ $((SECONDS - watched_since)) -ge 60 ]; then watched_pause=1; fi
        say "$product has ended by itself ($status). It starts again in $watched_pause s."
        watched_due=$((SECONDS + watched_pause))
        watched_pause=$((watched_pause * 2 > 30 ? 30 : watched_pause * 2))
      fi
    fi
    if [ -n "$watched_due" ] && [ "$SECONDS" -ge "$watched_due" ]; then start_watched "$product" "$binary" "$@"; fi
    # A wait for a child, so that a signal is answered at once.
    sleep 1 &
    wait $!
  done
}

# Builds, and leaves what the compiler says of a failure where the running server shows it.
build_watched() {
  local log="$watched_notice.log" isBuilt=yes
  build_example "$1" 2>&1 | tee "$log" >&2 || isBuilt=''
  if [ -z "$isBuilt" ]; then
    # In one step, so that nobody reads half of it. Without any error line the end has to do.
    { grep -E -A 6 '(^|: )error: ' "$log" || tail -n 20 "$log"; } >"$watched_notice.new"
    mv "$watched_notice.new" "$watched_notice"
  fi
  rm -f "$log"
  [ -n "$isBuilt" ]
}

start_watched() {
  local product=$1 binary=$2
  shift 2
  "$binary" "$@" --build-notice "$watched_notice" &
  watched_server=$! watched_since=$SECONDS watched_due=''
  say "$product runs; it is built again when a source changes. Control-C stops it."
}

# Tells the server to stop, and waits until it has put away what it keeps.
stop_watched() {
  [ -n "$watched_server" ] || return 0
  kill -TERM "$watched_server" 2>/dev/null || true
  wait "$watched_server" 2>/dev/null || true
  watched_server=''
}
