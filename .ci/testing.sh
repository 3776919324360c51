# shellcheck shell=bash
# What ./test runs its suites with. Sourced, with `root` set to the repository's folder, `changed` and `base` to what was asked for,
# and `options` to what is handed to Swift Testing.

started=$SECONDS
summary=()
failures=0

find_swift
install_missing chromium chromium-driver fonts-dejavu-core fonts-liberation libsqlite3-dev libssl-dev openssl zlib1g-dev
fetch_axe || fail "axe could not be fetched; the accessibility tests need it. Is the network there?"
log=$(mktemp)
output=$(mktemp)
crashes=$(mktemp)
running=''
trap 'rm -f "$log" "$output" "$crashes"' EXIT
trap 'stop_running; exit 130' INT
trap 'stop_running; exit 143' TERM

# Over twice what the longest step takes on two slow cores, so that one that hangs leaves time for most of the others.
limit=35m
[ -z "${ESPALIER_NIGHT:-}" ] || limit=3h

# Where a program crashes, the thread that did is enough: to tell of all of them takes minutes. Whoever sets it knows better.
export SWIFT_BACKTRACE=${SWIFT_BACKTRACE:-enable=yes,threads=crashed,registers=none,images=none,interactive=no}

# A machine that many share may be four times as slow as another. Only a wait in vain takes this long.
[ -z "${CI:-}" ] || export ESPALIER_PATIENCE=${ESPALIER_PATIENCE:-4}

stop_running() { [ -z "$running" ] || kill -TERM "$running" 2>/dev/null || true; }

# step NAME COMMAND…: runs the command and notes what became of it and how long it took.
step() {
  local name=$1 began=$SECONDS result=passed code=0
  shift
  say "" "── $name"
  # To a file and not to a pipe: a process that the command leaves behind would hold a pipe open for ever.
  : >"$output"
  timeout --kill-after=30s "$limit" "$@" >"$output" 2>&1 &
  running=$!
  tail -n +1 --sleep-interval=0.2 --pid="$running" -f "$output"
  wait "$running" || code=$?
  running=''
  if [ "$code" -eq 124 ] || [ "$code" -eq 137 ]; then printf 'error: %s did not end within %s\n' "$name" "$limit" | tee -a "$output" >&2; fi
  [ "$code" -eq 0 ] || result=FAILED
  leftovers "$name" || result=FAILED
  crash "$name" "$code" || result=FAILED
  cat "$output" >>"$log"
  [ "$result" = passed ] || failures=$((failures + 1))
  summary+=("$(printf '%-7s %4d s  %s' "$result" $((SECONDS - began)) "$name")")
  # At once too: a CI that ends the whole run shows how far it had come.
  say "" "── ${summary[-1]}, $((SECONDS - started)) s so far"
  [ "$result" = passed ]
}

# crash NAME CODE: keeps what a crash printed, and which tests were running, for the end of the output. A program that crashed and
# then waited for its backtrace ends by the limit, so the same is kept of that.
crash() {
  [ "$2" -ge 124 ] || return 0
  {
    say "$1 crashed, or did not end:"
    grep -E -A 60 '^\*\*\* Program crashed|Fatal error' "$output" | tail -n 120
    say "Tests that had begun and not ended:"
    sed -nE 's/^◇ (Test .*) started\.$/\1/p' "$output" | sort >"$output.begun"
    sed -nE 's/^[✔✘] (Test .*) (with [0-9]+ test cases? )?(passed|failed) after .*/\1/p' "$output" | sort >"$output.ended"
    comm -23 "$output.begun" "$output.ended" | grep -v "^Test case " | head -n 60
    rm -f "$output.begun" "$output.ended"
  } >>"$crashes" 2>&1
  return 1
}

# leftovers NAME: ends what a step has left running, and fails if there was anything. It has ten seconds to end by itself.
leftovers() {
  local tries=0 found=() path
  while [ "$tries" -lt 50 ]; do
    mapfile -t found < <(find /proc/[0-9]*/fd -lname "$output" 2>/dev/null | cut -d / -f 3 | sort -un)
    [ ${#found[@]} -gt 0 ] || return 0
    tries=$((tries + 1))
    sleep 0.2
  done
  for path in "${found[@]}"; do
    printf 'error: %s left a process behind: %s %s\n' "$1" "$path" "$(tr '\0' ' ' <"/proc/$path/cmdline" 2>/dev/null)"
    kill -KILL "$path" 2>/dev/null
  done | tee -a "$output" >&2
  return 1
}

# What has changed, where that is asked for: the suites to run, and a pattern for each.
declare -A concerned=()
if [ -n "$changed" ]; then
  plan=$(cd "$root" && tools/changed-tests "$base") || fail "The changes could not be read; the messages above say why."
  [ -n "$plan" ] || { say "Nothing has changed since $base." && exit 0; }
  while IFS=$'\t' read -r name pattern; do concerned[$name]=${pattern:-.}; done <<<"$plan"
fi

# suite NAME PACKAGE OPTIONS…: builds a package with its tests, then runs them.
suite() {
  local name=$1 package=$2 bundle pattern
  shift 2
  if [ -n "$changed" ]; then
    if [ -z "${concerned[$name]:-}" ]; then
      summary+=("$(printf '%-7s         %s: nothing that it stands on has changed' skipped "$name")")
      return 0
    fi
    local options=(${options[@]+"${options[@]}"})
    [ ${#options[@]} -gt 0 ] || [ "${concerned[$name]}" = . ] || options=(--filter "${concerned[$name]}")
  fi
  # Where packages share a folder, SwiftPM would take the last one's plan for this one's.
  [ -z "${CI:-}" ] || rm -f "$root/.build/debug.yaml"
  step "$name: build" "${build[@]}" --build-tests "$@" || return
  # Not by `swift test`, which would plan the build a second time.
  bundle="$("${build[@]}" --show-bin-path "$@")/${package}PackageTests.xctest"
  if [ ${#apart[@]} -gt 0 ] && [ ${#options[@]} -eq 0 ]; then
    step "$name: tests" "$bundle" --testing-library swift-testing --skip "$(IFS='|' && printf '%s' "${apart[*]}")"
    for pattern in "${apart[@]}"; do
      step "$name: tests of $pattern" "$bundle" --testing-library swift-testing --filter "$pattern"
    done
  else
    step "$name: tests" "$bundle" --testing-library swift-testing ${options[@]+"${options[@]}"}
  fi
}

# Suites that run by themselves after the others of their package: all of a package's suites run at once, and these would
# hold the two threads of a small machine for longer than others wait for an answer, or are those that wait.
apart=()

# In CI, where nobody goes on to work in the folder, the examples and generated apps are built over what the first suite has
# compiled. Elsewhere they are not: SwiftPM takes out of the folder what a package does not need, and the next build of
# Espalier would have to fetch and compile it again; and the examples are optimised, as people run them. For the same reason
# the packages that need little, the plug-ins and the generator, have folders of their own.
#
# Nor does anybody there debug: without debug information a sixth of the compiler's time is saved. All say the same, since SwiftPM
# would compile everything again for other options.
build=(swift build)
examples=("${release_options[@]}")
options_of_ci=()
if [ -n "${CI:-}" ]; then
  export ESPALIER_APP_BUILDS="$root/.build" ESPALIER_BUILD_OPTIONS='-debug-info-format none'
  read -ra options_of_ci <<<"$ESPALIER_BUILD_OPTIONS"
  # For the builds alone: SwiftPM would heed it in the packages that tests make, too, and take out what those do not need.
  build=(env SWIFTPM_BUILD_DIR="$root/.build" swift build "${options_of_ci[@]}")
  examples=()
fi

# The suites of the examples: Wallet, the gallery, the templates.
suite_of_examples() {
  # The sample's toast goes by itself, and KeyedTextTests hold the main actor for longer than that.
  apart=('TemplatesTests|KeyedTextTests|TranslationTests|GermanTests' 'SampleTests' 'BankTests\.|RatesUpdatingTests')
  suite Examples Examples --package-path "$root/Examples" ${examples[@]+"${examples[@]}"}
  apart=()
  if [ -n "${ESPALIER_NIGHT:-}" ]; then
    # New sessions go to the workers in turn, so each journey is served by either of them.
    local session
    for session in 0 1 2 3; do
      step "Examples: Wallet's journeys with two workers, session $((session + 1))" \
        env ESPALIER_WORKERS=2 ESPALIER_SESSION="$session" \
        "$("${build[@]}" --show-bin-path --package-path "$root/Examples" ${examples[@]+"${examples[@]}"})/ExamplesPackageTests.xctest" \
        --testing-library swift-testing --filter 'WalletBrowserTests\.'
    done
  fi
}

# The plug-ins of Wallet by themselves, as whoever writes one builds it: the core, the contract, and nothing of Wallet.
suite_of_plug_ins() {
  local build=(swift build ${options_of_ci[@]+"${options_of_ci[@]}"})
  suite Plug-ins WalletPlugIns --package-path "$root/Examples/WalletPlugIns"
}

# The generator, which builds apps that it has generated, with all that Espalier stands on, and opens them in a browser. By day its
# plug-in and its installer take the program that was built for its tests; at night each builds its own.
suite_of_generator() {
  local build=(swift build ${options_of_ci[@]+"${options_of_ci[@]}"})
  [ -z "${CI:-}" ] || [ -n "${ESPALIER_NIGHT:-}" ] || export ESPALIER_GENERATOR="$root/Generator/.build/debug/espalier"
  suite Generator EspalierGenerator --package-path "$root/Generator"
  unset ESPALIER_GENERATOR
}

# tools/fuzz alone links and runs the fuzz targets; that they compile is seen to here, where most of what they need is there already.
build_of_fuzz() {
  [ -n "${CI:-}" ] || return 0
  rm -f "$root/.build/debug.yaml"
  step "Fuzz: build" "${build[@]}" --package-path "$root/Fuzz" --target Fuzz
}

# The documentation of every symbol and all guides, without a warning: at night, as it reads the symbols of all modules, which takes
# as long as compiling them. By day, the tests check the guides' links and their code.
documentation() {
  [ -n "${ESPALIER_NIGHT:-}" ] || return 0
  rm -f "$root/.build/debug.yaml"
  step "Documentation" "$root/tools/docs"
}

# report: prints what took long, what became of each step, and what failed; fails if anything has.
report() {
  local warnings result slow
  # Ours, and not that of a package that was checked out below.
  warnings=$(grep -F "$root/" "$log" | grep -E '^/[^:]*/(Sources/|Tests/|Examples/|Generator/|Plugins/|Package\.swift)[^:]*:[0-9]+:[0-9]+: warning:' \
    | grep -v '/\.build' | sort -u)
  if [ -n "$warnings" ]; then
    say "" "── Warnings in our own code" "$warnings"
    result=noted
    [ -z "${CI:-}" ] || { result=FAILED && failures=$((failures + 1)); }
    summary+=("$(printf '%-7s         %d compiler warnings' "$result" "$(printf '%s\n' "$warnings" | wc -l)")")
  fi

  slow=$(sed -nE 's/^◇ Turn of (.*) took ([0-9]+)\.[0-9]+ seconds$/\2 \1/p' "$log" | grep -vE '^[0-4] ' | sort -rn | head -n 40 \
    | sed -E 's/^([0-9]+) /\1 s  /')
  [ -z "$slow" ] || say "" "── Tests that took five seconds or more, after their turn had come" "$slow"
  say "" "── Summary" "${summary[@]}" "$((SECONDS - started)) s in all"
  if [ "$failures" -ne 0 ]; then
    say "" "── What failed"
    # Last, so that it stands in what a CI keeps of a long output.
    # The cases of tests about errors name them in their arguments, and are no failures.
    grep -E '^✘|recorded an issue|(^|: )(fatal )?error: |Fatal error' "$log" | grep -v ' started\.$' | sort -u | head -n 60 >&2
    cat "$crashes" >&2
    fail "FAILED"
  fi
  say "All passed"
}
