// Events, kept until what they did is stored

import { after, former, stop } from "./surroundings.js";
import { say, words } from "./status.js";
import { nodeOf } from "./nodes.js";
import { controls, settle } from "./controls.js";
import { flush, handlers } from "./edits.js";
import { lastTapped } from "./clicks.js";
import { isCurrent, last } from "./patches.js";
import { accepted, joined, transmit } from "./connection.js";

export let { queue = [], count = 0 } = former; // `count` is the last event raised
export let acknowledged = 0; // the last event that the server took in
export const isUnanswered = ({ number }) => number > acknowledged;

// What waits for its answer shows that it does, at the control.
const SILENT = /^(input|focus|blur|seen|appear|disappear|pop)$/;
const waitFor = (event) => {
  const { kind, element } = event;
  event.mark = kind === "go" || kind === "submit" ? lastTapped : element;
  after(300, event, () => {
    event.mark?.classList.add("waiting");
    event.isBusy = event.mark?.ariaBusy !== "true";
    if (event.isBusy && event.mark) event.mark.ariaBusy = "true";
  });
};
const endWaiting = (event) => {
  stop(event);
  event.mark?.classList?.remove("waiting");
  if (event.isBusy && event.mark) event.mark.ariaBusy = null;
};

export const drop = (event) => {
  queue = queue.filter((one) => one !== event);
  endWaiting(event);
};

export const enqueue = (kind, rest, element, names) => {
  let event = queue.at(-1);
  // Typing while offline is one event, not one for each pause.
  if (kind !== "input" || event?.kind !== kind || event.element !== element || event.sent) {
    if (queue.length >= 100) {
      if (isUnanswered(queue[0])) return void say(words("full"));
      queue.shift();
    }
    event = { number: ++count, kind, element };
    queue.push(event);
    if (!SILENT.test(kind)) waitFor(event);
  }
  // As long as a former page is not back, or may have been made again, places have other numbers.
  Object.assign(event, { rest, last, names, isLate: former.fields || !isCurrent });
  dispatchEvent(new CustomEvent("espalier-act", { detail: event })); // `acts.js` adds the form to the names
  if (joined) sendEvent(event);
  return event.number;
};
// One that is sent again says what its node is called, and what stood in its form: in a page that was made anew nodes have
// other numbers, and fields what they had at first.
export const sendEvent = (event) => {
  const { number, last, kind, rest, names, isLate } = event;
  const [node, handler, value = null] = rest;
  event.sent = true;
  transmit(JSON.stringify([number, last, kind, ...(isLate && names ? [node, handler, value, ...names] : rest)]));
};

export const raise = (kind, element, value) => {
  flush(kind, element);
  const node = nodeOf(element);
  const handler = handlers(element)[kind];
  if (!node || !handler) return;
  const rest = [node.id, +handler];
  const { name } = node;
  const names = name !== undefined && [name, nodeOf(node.element.parentNode)?.name ?? ""];
  return enqueue(kind, value === undefined ? rest : [...rest, value], element, names);
};

export const isPending = (kind, element) =>
  queue.some((event) => event.kind === kind && event.element === element && isUnanswered(event));
export const once = (kind, element, value) => !isPending(kind, element) && raise(kind, element, value);

export const acknowledge = (number) => {
  const waiting = queue.filter(isUnanswered);
  acknowledged = Math.max(acknowledged, Math.min(number, count));
  for (const event of waiting) if (!isUnanswered(event)) endWaiting(event);
  // Where one led to, the join tells by the address.
  queue = queue.filter((event) => isUnanswered(event) || !/go|pop/.test(event.kind));
  if (!queue.some(isUnanswered)) accepted();
  controls().forEach(settle);
};
// Everything up to a number is stored, all but a few: the rest would be sent again.
export const forget = ([, stored, ...unfinished]) => {
  queue = queue.filter(({ number }) => number > stored || unfinished.includes(number));
};
