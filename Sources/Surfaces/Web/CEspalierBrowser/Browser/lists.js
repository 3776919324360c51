// Long lists: only the rows around the places in sight are there. This leaves room for the others, tells which places are in
// sight, and keeps what one looks at where it is while rows come and go. Loaded when there is such a list (`data-module`).
(() => {
  const lists = new Map(); // what is known of each list, by its element
  const MARGIN = 30; // so many rows before the end of those that are there, others are asked for
  const HIGHEST = 12_000_000; // browsers lose count beyond twice as many pixels
  const remembered = new Map(JSON.parse(sessionStorage.getItem("espalier-lists") ?? "[]")); // where one was, by place and list
  const isOffline = () => document.documentElement.classList.contains("offline");
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  // == Where things are

  const scrollerOf = (list) => {
    for (let element = list.parentElement; element && element !== document.body; element = element.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight) return element;
    }
    return document.scrollingElement;
  };
  const viewOf = ({ scroller }) => {
    if (scroller === document.scrollingElement) return [0, innerHeight];
    const { top, bottom } = scroller.getBoundingClientRect();
    return [Math.max(top, 0), Math.min(bottom, innerHeight)];
  };
  const nameOf = (state) => `${location.pathname}${location.search} ${espalier.nodeOf(state.list)?.name}`;

  // The rows that are there, and their places.
  const read = (state) => {
    const { list } = state;
    state.said = list.dataset.window;
    const [count, place, number, ...runs] = state.said.split(" ");
    const places = runs.map((run) => run.split("-").map(Number));
    const main = places.reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one), [0, 0]);
    const kept = [];
    const rows = [];
    const all = [...list.children].filter((row) => espalier.nodeOf(row)?.element === row);
    let at = 0;
    for (const run of places) {
      for (let one = run[0]; one < run[1]; one++) {
        const row = all[at++];
        if (!row) break;
        if (run === main) rows.push(row);
        else kept.push([row, one]);
        tellPlace(row, one, +count);
      }
    }
    Object.assign(state, { count: +count, jump: { place: +place, number: +number }, from: main[0], to: main[0] + rows.length, rows, kept });
  };
  const tellPlace = (row, place, count) => {
    if (row.localName === "tr") return row.setAttribute("aria-rowindex", place + 2);
    row.ariaPosInSet = place + 1;
    row.ariaSetSize = count;
  };

  const topOf = (row) => row.getBoundingClientRect().top;
  const bottomOf = (row) => row.getBoundingClientRect().bottom;
  // The place that stands at a height, with a fraction where no row is there yet.
  const placeAt = (state, y) => {
    const { list, rows, from, to, count } = state;
    const { top, bottom } = list.getBoundingClientRect();
    if (!rows.length) return 0;
    const [first, last] = [topOf(rows[0]), bottomOf(rows.at(-1))];
    if (y < first) return clamp((y - top) / Math.max(first - top, 1), 0, 1) * from;
    if (y >= last) return to + clamp((y - last) / Math.max(bottom - last, 1), 0, 1) * (count - to);
    let low = 0;
    let high = rows.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bottomOf(rows[middle]) > y) high = middle;
      else low = middle + 1;
    }
    return from + low;
  };

  // What is looked at, so that it can be kept where it is.
  const anchorOf = (state) => {
    const { list, scroller, rows, from, to, count } = state;
    const [top, bottom] = viewOf(state);
    const area = list.getBoundingClientRect();
    const at = scroller.scrollTop;
    // At the very top what comes first is to be seen.
    if (at <= 0 || area.bottom < top || area.top > bottom || !rows.length) return null;
    const place = Math.floor(placeAt(state, top));
    if (place >= from && place < to) {
      // The first row that begins in sight; one that is taller than the window stays by its beginning.
      const index = clamp(place - from + (topOf(rows[place - from]) < top ? 1 : 0), 0, rows.length - 1);
      return { row: rows[index], place: from + index, side: "top", y: topOf(rows[index]), at, isCovering: area.top < top };
    }
    if (placeAt(state, bottom) >= count - 1) return { place: count - 1, side: "bottom", y: area.bottom, at };
    return { place, side: "top", y: top, at };
  };

  // Where it should be by now: whoever has scrolled since it was noted has meant to.
  const heightOf = ({ y, at }, scroller) => y + at - scroller.scrollTop;

  // == Room for the rows that are not there

  const makeRoom = (state, before) => {
    const { list, from, height, kept } = state;
    state.before = from > 0 ? Math.max(before, 0) : 0;
    list.style.setProperty("--before", `${state.before}px`);
    for (const [row, place] of kept) row.style.setProperty("--kept", `${place < from ? (place * state.before) / from : place * height}px`);
  };

  const arrange = (state) => {
    const { list } = state;
    // Until there is room for the rows that have gone, the page must not be so short that the browser scrolls back.
    if (state.before !== undefined) list.style.setProperty("--after", `${HIGHEST}px`);
    if (!list.checkVisibility()) return;
    const { rows: old = [], anchor } = state;
    read(state);
    const { rows, kept, from, to, count, jump } = state;
    const outside = new Set(kept.map(([row]) => row));
    for (const row of list.querySelectorAll(":scope > [data-kept]")) if (!outside.has(row)) delete row.dataset.kept;
    for (const row of outside) row.dataset.kept = "";
    list.closest("table")?.setAttribute("aria-rowcount", count + 1);
    if (!rows.length) return list.style.setProperty("--after", "0px");
    state.scroller = scrollerOf(list);
    const { scroller } = state;
    // What is looked at is held here, and by one only: the browser would hold what stands behind the list.
    scroller.style.overflowAnchor = "none";
    // In a grid each stays below the one that it stands below.
    const { display, gridTemplateColumns } = getComputedStyle(list);
    const columns = display === "grid" ? gridTemplateColumns.split(" ").length : 1;
    if (state.first) state.first.style.gridColumnStart = "";
    state.first = columns > 1 ? rows[0] : null;
    if (state.first) state.first.style.gridColumnStart = (from % columns) + 1;
    state.height ||= Math.min((bottomOf(rows.at(-1)) - topOf(rows[0])) / rows.length, HIGHEST / count) || 0;
    const known = new Set(old);
    const stays = state.before !== undefined && rows.some((row) => known.has(row));
    makeRoom(state, stays ? state.before : from * state.height);
    const { restoring } = state;
    if (restoring && restoring.place >= from && restoring.place < to) {
      // Where one was before, to the pixel.
      const row = rows[restoring.place - from];
      makeRoom(state, state.before + restoring.y - (topOf(row) + scroller.scrollTop));
      scroller.scrollTop = restoring.scrollTop;
      state.restoring = null;
      state.followed = jump.number;
    } else if (!restoring && jump.number > state.followed && jump.place >= from && jump.place < to) {
      state.followed = jump.number;
      const distance = topOf(jump.place ? rows[jump.place - from] : list) - viewOf(state)[0];
      if (jump.place || distance < 0) scroller.scrollTop += distance;
    } else if (anchor && !restoring) {
      const row = rows.includes(anchor.row) ? anchor.row : rows[anchor.place - from];
      const y = heightOf(anchor, scroller);
      const off = () => row.getBoundingClientRect()[anchor.side] - y;
      if (row && Math.abs(off()) > 0.5) {
        if (from > 0) makeRoom(state, state.before - off());
        if (Math.abs(off()) > 0.5) scroller.scrollTop += off();
      }
      const fair = from * state.height;
      if (state.before < fair / 2 || state.before > fair * 2 + 1000) {
        const before = state.before;
        makeRoom(state, fair);
        scroller.scrollTop += state.before - before;
      }
    }
    list.style.setProperty("--after", `${(count - to) * state.height}px`);
    state.anchor = anchorOf(state);
  };

  // Something above has become higher or lower; browsers look after that where nothing like this list does.
  const hold = ({ anchor, scroller }) => {
    if (!anchor?.isCovering || !anchor.row.isConnected) return;
    // At the end the browser itself has scrolled back where the page has become shorter.
    if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) return;
    const off = topOf(anchor.row) - heightOf(anchor, scroller);
    if (Math.abs(off) > 0.5) scroller.scrollTop += off;
  };

  // == Telling what is in sight

  // Rows in which somebody is doing something stay wherever they are.
  const keptRows = (list) => {
    const busy = [...list.querySelectorAll(":focus, :popover-open, .dragged")];
    const drafts = [...list.querySelectorAll("input, textarea, select")].filter(espalier.isDraft);
    const { anchorNode, focusNode, isCollapsed } = getSelection();
    const chosen = isCollapsed ? [] : [anchorNode, focusNode].filter((node) => node !== list && list.contains(node));
    const rows = [...busy, ...drafts, ...chosen].map((element) => {
      while (element.parentNode !== list) element = element.parentNode;
      return espalier.nodeOf(element)?.id;
    });
    return [...new Set(rows)].filter(Boolean).slice(0, 16);
  };

  const tell = (state, first, last) => {
    const { list } = state;
    const value = [first, last, ...keptRows(list)].join(" ");
    if (isOffline() || state.waiting) return later(state);
    state.waiting = true;
    state.told = value;
    // No answer is an answer too: enough rows are there.
    setTimeout(() => (state.waiting = false), 250);
    list.dispatchEvent(new CustomEvent("espalier", { bubbles: true, detail: { kind: "seen", value } }));
  };
  const later = (state) => {
    state.again ||= setTimeout(() => {
      state.again = 0;
      if (lists.has(state.list)) look(state);
    }, 100);
  };

  const look = (state) => {
    const { list, rows, from, to, count, restoring } = state;
    if (!rows?.length || !list.checkVisibility()) return;
    const [top, bottom] = viewOf(state);
    let first = clamp(Math.floor(placeAt(state, top)), 0, count - 1);
    let last = clamp(Math.floor(placeAt(state, bottom)) + 1, first + 1, count);
    if (restoring) [first, last] = [restoring.place, restoring.place + last - first];
    const near = Math.min(Math.max(MARGIN, last - first), 75);
    const isNear = (from > 0 && first - from < near) || (to < count && to - last < near);
    if (!state.told || (isNear && !`${state.told} `.startsWith(`${first} ${last} `))) tell(state, first, last);
  };

  // == What happens

  const begin = (list) => {
    const state = { list, followed: 0 };
    lists.set(list, state);
    const was = remembered.get(nameOf(state));
    // Whoever comes back is where they were; whoever comes anew begins at the top.
    if (was && Math.abs(espalier.positionHere()[1] - was.scrollTop) < 3) Object.assign(state, { restoring: was, height: was.height });
    arrange(state);
    look(state);
    widths.observe(list);
  };

  const sweep = (records) => {
    for (const [list, state] of lists) {
      if (list.isConnected && list.dataset.window) continue;
      lists.delete(list);
      if (![...lists.values()].some(({ scroller }) => scroller === state.scroller)) state.scroller?.style.removeProperty("overflow-anchor");
      widths.unobserve(list);
      for (const name of ["--before", "--after"]) list.style.removeProperty(name);
      clearTimeout(state.again);
    }
    for (const list of document.querySelectorAll("[data-window]")) {
      const state = lists.get(list);
      if (!state) begin(list);
      else if (state.said !== list.dataset.window || records.some(({ target }) => list.contains(target))) {
        if (state.said !== list.dataset.window) state.waiting = false;
        arrange(state);
        look(state);
      } else if (!state.restoring) hold(state);
    }
  };

  let isScheduled = false;
  const scrolled = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      for (const state of lists.values()) {
        if (state.restoring || !state.rows?.length) continue;
        state.anchor = anchorOf(state);
        look(state);
        remember(state);
      }
    });
  };
  const remember = ({ list, anchor, scroller, height, ...state }) => {
    if (!anchor || scroller !== document.scrollingElement || anchor.side !== "top") return;
    const { scrollTop } = scroller;
    remembered.set(nameOf({ list, ...state }), { scrollTop, height, place: anchor.place, y: anchor.y + scrollTop });
    if (remembered.size > 50) remembered.delete(remembered.keys().next().value);
  };

  // Another width is another height of the rows.
  const widths = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const state = lists.get(target);
      if (!state || state.width === contentRect.width) continue;
      const isFirst = state.width === undefined && state.height;
      state.width = contentRect.width;
      if (isFirst) continue;
      state.height = 0;
      state.before = undefined;
      arrange(state);
      look(state);
    }
  });

  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
  addEventListener("resize", scrolled);
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => lists.forEach((state) => (state.restoring = null)), { capture: true, passive: true });
  }
  // Whoever goes on by Tab past the rows that are there waits until the next have come.
  const goOn = (event) => {
    if (event.key !== "Tab" || isOffline()) return;
    for (const state of lists.values()) {
      const { list, rows, kept, from, to, count } = state;
      if (!rows?.length || !list.contains(event.target)) continue;
      const away = kept.find(([row]) => row.contains(event.target));
      const isMissing = event.shiftKey ? from > 0 && rows[0].contains(event.target) : to < count && rows.at(-1).contains(event.target);
      if (!away && !isMissing) continue;
      event.preventDefault();
      if (away) away[0].scrollIntoView({ block: "center", behavior: "instant" });
      else state.told = "";
      look(state);
    }
  };
  addEventListener("keydown", goOn, true);
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem("espalier-lists", JSON.stringify([...remembered]));
    } catch {
      // A browser that keeps nothing begins at the top.
    }
  });
  // For tests: whether something in sight is still to be told.
  window.espalierLists = {
    get isWaiting() {
      return isScheduled || [...lists.values()].some(({ again }) => again);
    },
  };
  new MutationObserver(sweep).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-window"] });
  sweep([]);
})();
