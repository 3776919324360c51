# shellcheck shell=bash
# How a build says what it does while a person waits. Sourced by common.sh.

# Prints seconds as minutes and seconds: 75 is 1:15.
minutes() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# follow_build NAME PROGRESS: reads what `swift build` prints, and shows one line that moves: the step, the module, the time
# so far, and about how long it still takes at this machine's pace. Everything that is not about a step is printed as it is.
# The line is also left in the file PROGRESS, where that is given, for the page that waits.
follow_build() {
  local name=$1 progress=${2:-} line began=$SECONDS shown=-1 step='' steps=0 what='' text='' left=''
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*)$ ]]; then
      step=${BASH_REMATCH[1]} steps=${BASH_REMATCH[2]}
      case "${BASH_REMATCH[3]}" in
        Compiling\ * | Linking\ * | Emitting\ module\ *) what=${BASH_REMATCH[3]#Emitting module } ;;
      esac
      what=${what#Compiling }
      what=${what%% *}
      left=''
      # The first steps are small, so they say nothing about the pace.
      [ "$step" -eq 0 ] || [ $((SECONDS - began)) -lt 15 ] || left=", about $(minutes $(((SECONDS - began) * (steps - step) / step))) left"
      text="Building $name: step $step of $steps ($what), $(minutes $((SECONDS - began))) so far$left"
    elif [[ $line =~ ^(Fetching|Computing|Creating|Updating|Working|Fetched|Updated|Computed|Building|Planning|Build\ of|Build\ complete) ]]; then
      text="Building $name: ${line%% http*}, $(minutes $((SECONDS - began))) so far"
    else
      [ -t 2 ] && [ "$shown" -ge 0 ] && printf '\r\033[K' >&2
      printf '%s\n' "$line" >&2
      continue
    fi
    # Once a second in a terminal, and once in ten where lines are kept.
    if [ -t 2 ]; then
      [ "$shown" -eq "$SECONDS" ] && continue
      printf '\r\033[K%s' "${text:0:$((${COLUMNS:-100} - 1))}" >&2
    elif [ "$shown" -ge 0 ] && [ $((SECONDS - shown)) -lt 10 ]; then
      continue
    else
      printf '%s\n' "$text" >&2
    fi
    shown=$SECONDS
    [ -z "$progress" ] || printf '%s\n' "$text" >"$progress"
  done
  if [ -t 2 ] && [ "$shown" -ge 0 ]; then printf '\r\033[K' >&2; fi
  return 0
}

# show_waiting_page NAME PORT PROGRESS: serves a page that says how far the build is and turns into the app by itself. It
# needs Python; where that is missing, or the port is taken, the terminal alone says it.
show_waiting_page() {
  waiting_page=''
  command -v python3 >/dev/null 2>&1 || return 0
  local ready="$3.ready" tries=0
  rm -f "$ready"
  python3 "$root/tools/waiting-page" "$1" "$2" "$3" &
  waiting_page=$!
  # It makes this file when it has the port.
  while [ ! -e "$ready" ] && [ "$tries" -lt 30 ] && kill -0 "$waiting_page" 2>/dev/null; do
    tries=$((tries + 1))
    sleep 0.1
  done
  if [ -e "$ready" ]; then
    rm -f "$ready"
    say "Open http://127.0.0.1:$2 now if you like: the page shows how far the build is, and turns into $1 by itself."
  else
    hide_waiting_page
  fi
}

# Takes the waiting page away, so that the app gets its port.
hide_waiting_page() {
  [ -n "${waiting_page:-}" ] || return 0
  kill "$waiting_page" 2>/dev/null || true
  wait "$waiting_page" 2>/dev/null || true
  waiting_page=''
}
