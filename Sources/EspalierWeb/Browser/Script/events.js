// Events, kept until acknowledged

let queue = [];
let count = 0; // the last event raised
let acknowledged = 0; // the last event that the server took in
let last = 0; // the last patch applied

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
  event.mark?.classList.remove("waiting");
  if (event.isBusy && event.mark) event.mark.ariaBusy = null;
};

const enqueue = (kind, rest, element) => {
  let event = queue.at(-1);
  // Typing while offline is one event, not one for each pause.
  if (kind !== "input" || event?.kind !== kind || event.element !== element || event.sent) {
    if (queue.length >= 100) return void say(words("full"));
    event = { number: ++count, kind, element };
    queue.push(event);
    if (!SILENT.test(kind)) waitFor(event);
  }
  event.text = JSON.stringify([event.number, last, kind, ...rest]);
  if (joined) sendEvent(event);
  return event.number;
};
const sendEvent = (event) => {
  event.sent = true;
  transmit(event.text);
};

const raise = (kind, element, value) => {
  flush(kind, element);
  const node = nodeOf(element);
  const handler = handlers(element)[kind];
  if (!node || !handler) return;
  const rest = [node.id, Number(handler)];
  return enqueue(kind, value === undefined ? rest : [...rest, value], element);
};

const isPending = (kind, element) => queue.some((event) => event.kind === kind && event.element === element);
const once = (kind, element, value) => !isPending(kind, element) && raise(kind, element, value);

const acknowledge = (number) => {
  acknowledged = Math.max(acknowledged, Math.min(number, count));
  for (const event of queue) if (event.number <= acknowledged) endWaiting(event);
  queue = queue.filter((event) => event.number > acknowledged);
  if (!queue.length) isRefused = false;
  controls().forEach(settle);
};
