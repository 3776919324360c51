// The connection

import * as wire from "./wire.js";
import { after, base, former, later, meta, now, on, random, self, stop, timers, token } from "./surroundings.js";
import { nameOf, say, sayNames, words } from "./status.js";
import { fields } from "./controls.js";
import { flush } from "./edits.js";
import { count, drop, queue, sendEvent } from "./events.js";
import { placeOf } from "./clicks.js";
import { here, note } from "./history.js";
import { beginLine, broken, last, receive } from "./patches.js";
import { end, ended } from "./ending.js";

export const { classList, dataset } = document.documentElement;
export let live = false; // whether the server has answered yet
let socket = null;
export let joined = false;
let attempts = 0;
let heard = 0; // when the last frame came
let away = false; // closed on purpose
let latency = 0;
export const simulateLatency = (milliseconds) => void (latency = milliseconds);

// Each timer lets the oldest pass, so the order holds.
const delayed = [];
export const echoes = [];
const pass = (act) => {
  const from = socket;
  delayed.push(() => from === socket && act());
  const next = () => delayed.shift()();
  if (latency || delayed[1]) later(next, latency);
  else next();
};
// Everything that is told is answered.
export const transmit = (text, patience = 5000) => {
  if (!joined) return;
  pass(() => socket.send(text));
  if (!timers.has("answer")) after(patience, "answer", () => lost(socket));
};

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

// A frame too large for the server would break each line anew, so first the fields and forms stay at home, then the largest
// event goes. A field that is not told is still on screen, and put back from there.
let isRefused = false;
export const accepted = () => (isRefused = false);
export const sizeOf = (it) => new Blob([JSON.stringify(it)]).size;
const bySize = (one, other) => sizeOf(one) - sizeOf(other);
export const fieldsThatFit = () => {
  let room = 48_000;
  const all = fields().map(({ key, value, before, known }) => [key, [value, before, known]]);
  return Object.fromEntries(all.sort(bySize).filter((one) => (room -= sizeOf(one)) > 0));
};
const refused = () => {
  const formed = queue.filter(({ names }) => names?.[2]);
  for (const { names } of formed) names[2] = null;
  const largest = isRefused && !formed[0] && [...queue].sort(bySize).pop();
  isRefused = true;
  if (!largest) return;
  drop(largest);
  sayNames("lost", [nameOf(largest.mark ?? largest.element)]);
};

const join = () => {
  const facts = { zone, version: meta("espalier-version"), hidden: document.hidden, events: queue.length, document: self, fields: isRefused ? {} : { ...former.fields, ...fieldsThatFit() } };
  joined = true;
  transmit(JSON.stringify([wire.join, token, last, placeOf(here()), queue[0]?.number ?? count + 1, facts]));
  if (broken) transmit(`[${wire.gap},${last}]`);
  for (const event of queue) {
    event.isLate = true;
    sendEvent(event);
  }
  after(25_000, "beat", beat);
};

const arrived = (text) => {
  heard = now();
  stop("answer");
  stop("notice");
  attempts = 0;
  if (classList.contains("offline")) {
    classList.remove("offline");
    say(words("online"), 2000);
  }
  receive(text);
  if (!live) dataset.espalier = "live";
  live = true;
  for (const act of echoes.splice(0)) act();
};

// A hidden tab's timers are slow, so the clock is asked as well.
const beat = (patience) => {
  if (now() - heard > 40_000) return lost(socket);
  transmit(`[${wire.heartbeat}]`, patience);
  if (broken) transmit(`[${wire.gap},${last}]`);
  after(25_000, "beat", beat);
};

const noticeLoss = () => {
  stop("notice");
  classList.add("offline");
  say(words("offline"));
};

export const hangUp = () => {
  ["retry", "open", "beat", "answer"].forEach(stop);
  if (!ended && !timers.has("notice") && !classList.contains("offline")) after(1000, "notice", noticeLoss);
  const old = socket;
  socket = null;
  joined = false;
  beginLine();
  old?.close();
};

const lost = (from) => {
  if (from !== socket) return;
  hangUp();
  after(Math.min(250 * 2 ** attempts++, 10_000) * (0.5 + random()), "retry", connect);
};

export const connect = () => {
  hangUp();
  if (ended || away) return;
  const mine = (socket = window.espalier.dial(attempts));
  after(5000, "open", () => lost(socket));
  mine.onopen = () => {
    stop("open");
    heard = now();
    join();
  };
  mine.onmessage = ({ data }) => mine === socket && pass(() => arrived(data));
  mine.onclose = ({ code, reason }) => {
    // Another document has this page now, such as a copy of the tab: this one becomes a page of its own.
    if (mine === socket && reason === "replaced") return end();
    // No reason is told where a connection is refused, but an ordinary request is told when the session is gone.
    if (!joined && attempts > 3) fetch(`${base}-/live`).then(({ status }) => status === 410 && end(), () => {});
    lost(mine);
    if (code === 1009) refused();
  };
};

const look = () => (joined ? beat(2000) : socket ?? connect());
on(window, "online", look);
// Said at once, unless the line answers all the same: a server on the same machine needs no network.
on(window, "offline", () => {
  if (!joined) return noticeLoss();
  beat(2000);
  after(250, "notice", noticeLoss);
});
on(document, "visibilitychange", () => {
  if (!document.hidden) look();
  transmit(`[${wire.sight},${+document.hidden}]`);
});
export const goAway = (gone) => {
  away = gone;
  connect();
};
on(window, "pagehide", () => {
  flush();
  note();
  goAway(true);
});
on(window, "pageshow", ({ persisted }) => persisted && goAway(false));
