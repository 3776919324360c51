// The beginning

import * as wire from "./wire.js";
import { base, focus, former, hasPage, mount, on, self, stopping, test, token } from "./surroundings.js";
import { retell, wasTold } from "./edits.js";
import {
  areOne, controls, edits, fields, isChooser, isControl, isSecret, isTyped, isWaiting, keyOf, record, saidOf, typed,
} from "./controls.js";
import { nameOf, say, sayNames, words } from "./status.js";
import { acknowledged, count, isUnanswered, queue } from "./events.js";
import { isDraft } from "./fresh.js";
import { connect, echoes, fieldsThatFit, goAway, hangUp, joined, live, simulateLatency, sizeOf, transmit, zone } from "./connection.js";
import { arrive, beginAt, entryHere, note, positionHere, restore } from "./history.js";
import { markBroken, last } from "./patches.js";
import { ended } from "./ending.js";
import { ARRIVING } from "./templates.js";
import { nodeOf, register } from "./nodes.js";
import { isPlain } from "./clicks.js";
import { greet, sight } from "./sight.js";

if (hasPage) {
  document.cookie = `espalier-zone=${zone}; SameSite=Lax; path=${base}`;
  history.scrollRestoration = "manual";
  beginAt(arrive().index);
  try {
    for (const element of mount.querySelectorAll("[data-e]")) {
      const [, id, template, name] = element.dataset.e.match(/^(\d+)\.(\d+)\s?([^]*)/);
      register(+id, +template, element, name, true);
    }
  } catch {
    markBroken();
  }
  mount.querySelectorAll(ARRIVING).forEach(greet);
  // What was typed before this script came is an edit too.
  for (const control of mount.querySelectorAll("input, textarea")) {
    const { checked, defaultChecked, value, defaultValue } = control;
    // There is no such attribute for a browser.
    if (control.hasAttribute("indeterminate")) control.indeterminate = true;
    if (checked !== defaultChecked || (isTyped(control) && value !== defaultValue)) retell(control);
  }
  // Who goes back finds fields that the browser has filled in by now, as they were when they were left; it says nothing of it.
  on(window, "pageshow", () => {
    const touched = [...edits.keys(), ...typed.keys()];
    for (const control of mount.querySelectorAll("input, select, textarea")) {
      const { type } = control;
      if (!isControl(control) || type === "hidden" || isPlain(control) || control.closest("[data-keep]")) continue;
      if (touched.some((one) => areOne(one, control))) continue;
      const text = saidOf(control);
      if (!/checkbox|radio/.test(type)) control.value === text || (control.value = text);
      else control.checked = text === (type === "checkbox" || isChooser(control) ? "true" : control.value);
    }
  });
  // A form that was refused is looked at where it is wrong.
  if (document.activeElement === document.body) focus(mount.querySelector("main [aria-invalid=true]"));
  if (entryHere() === undefined) note();
  else if (!location.hash) restore();

  window.espalier = {
    simulateLatency,
    disconnect: () => goAway(true),
    connect: () => goAway(false),
    // For tests: nothing waits to be sent or acknowledged; and a way to wait for what the server has sent.
    get isSettled() {
      return joined && live && !queue.some(isUnanswered) && !controls().some(isWaiting);
    },
    // All that was done is stored, and will not be sent again.
    get isStored() {
      return !queue[0];
    },
    // For modules. `line.js` brings another kind of line.
    dial: () => new WebSocket(`${location.origin.replace("http", "ws")}${base}-/live`, "espalier-1"),
    say, words, nodeOf, isDraft, isChooser, positionHere, sayNames, nameOf, isSecret, wasTold, sizeOf, keyOf, typed, record, token, base, former, self,
    // What a page leaves that goes.
    get state() {
      return { last, count, acknowledged, queue, ended, entered: fields(), fields: fieldsThatFit() };
    },
    echoes, echo: () => new Promise((act) => (echoes.push(act), transmit(`[${wire.heartbeat}]`))),
  };
  test.stop = () => {
    stopping.abort();
    sight.disconnect();
    hangUp();
  };

  connect();
}
