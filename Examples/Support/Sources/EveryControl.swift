package import EspalierBrowserTesting
import Foundation

/// Every control of a page: a person changes all of them, and finds them as they left them.
package enum EveryControl {
  /// The controls of a page by their keys, with what they show. What is hidden, secret, a file,
  /// or in a form that is sent as a whole is none of them.
  package typealias Values = [String: String]

  /// The changes at one place, and those of them that a kill of the program lost.
  package struct Outcome: Sendable {
    package let place: String
    /// The number of controls that show something else than before they were changed.
    package let changed: Int
    /// The controls that are not as the person left them, in words.
    package let losses: [String]
  }

  /// Opens a place, changes each control, kills the program when all of it is durable, starts it again, and compares.
  package static func outcome(
    of place: String, at address: String, on page: Page, kill: () -> Void, restart: () async throws -> Void
  ) async throws -> Outcome {
    try await page.open(address + place)
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'", timeout: .seconds(20))
    try await isDurable(page)
    let before = try await values(on: page)
    try await change(on: page)
    let left = try await values(on: page)
    // What is left as it was says nothing about a kill.
    let differing = left.filter { key, shows in before[key].map { $0 != shows } ?? false }
    kill()
    try await page.wait(until: "document.documentElement.classList.contains('offline')", timeout: .seconds(20))
    try await page.run(script: "document.querySelector('#espalier > *').isOfBefore = true")
    try await restart()
    try await page.wait(
      until: "!document.documentElement.classList.contains('offline') && window.espalier.isSettled"
        + " && !document.querySelector('#espalier > *')?.isOfBefore",
      timeout: .seconds(30))
    try await isDurable(page)
    let losses = try await differences(from: left, on: page).map { key, shows in
      "\(place): \(key) was left as “\(left[key] ?? "")” and is “\(shows ?? "gone")”"
    }
    return Outcome(place: place, changed: differing.count, losses: losses)
  }

  /// Follows links from a place, and returns the places with controls: at most some of one shape, as a hundred payees are one
  /// scene.
  package static func places(from start: String, atMost count: Int = 3, on page: Page) async throws -> [String] {
    try await page.run(
      script: """
        window.places = null;
        (async () => {
          const found = [], seen = new Map(), waiting = ["\(start)"], met = new Set(waiting);
          while (waiting.length) {
            const path = waiting.shift();
            const shape = path.split("?")[0].split("/").map((part, at) => (at < 2 ? part : "#")).join("/");
            seen.set(shape, (seen.get(shape) ?? 0) + 1);
            if (seen.get(shape) > \(count)) continue;
            const answer = await fetch(path);
            if (!answer.ok || !answer.headers.get("Content-Type").startsWith("text/html")) continue;
            const it = new DOMParser().parseFromString(await answer.text(), "text/html");
            if (it.querySelector("#espalier [data-key]:is(input, select, textarea):not([type=hidden])")) found.push(path);
            for (const link of it.querySelectorAll("a[data-link][href^='/']")) {
              const href = link.getAttribute("href").split("#")[0];
              if (!met.has(href)) met.add(href), waiting.push(href);
            }
          }
          window.places = found;
        })();
        """)
    try await page.wait(until: "window.places !== null", timeout: .seconds(120))
    let joined = try await page.evaluate("window.places.join('\\n')").stringValue ?? ""
    return joined.split(separator: "\n").map(String.init)
  }

  /// Changes each control, as by hand, and returns when all of it is durable.
  private static func change(on page: Page) async throws {
    try await page.run(script: "\(controls)\n\(changing)")
    try await page.wait(until: "window.areChanged", timeout: .seconds(60))
    try await isDurable(page)
  }

  private static func isDurable(_ page: Page) async throws {
    try await page.wait(until: "window.espalier.isSettled && window.espalier.isStored", timeout: .seconds(30))
  }

  /// Waits until all controls show these values, for as long as a place may load, and returns those that do not.
  private static func differences(from left: Values, on page: Page) async throws -> [(key: String, shows: String?)] {
    let wanted = String(decoding: try JSONEncoder().encode(left), as: UTF8.self)
    let isAll = """
      (() => {
        \(controls)
        const found = Object.fromEntries(all().map((one) => [keyOf(one), shown(one)]));
        return Object.entries(\(wanted)).every(([key, value]) => found[key] === value);
      })()
      """
    do {
      try await page.wait(until: isAll, timeout: .seconds(8))
      return []
    } catch let error as BrowserError where error.reason == .timedOut {
      let found = try await values(on: page)
      return left.filter { found[$0] != $1 }.map { (key: $0.key, shows: found[$0.key]) }.sorted { $0.key < $1.key }
    }
  }

  private static func values(on page: Page) async throws -> Values {
    let json = try await page.evaluate(
      """
      (() => {
        \(controls)
        return JSON.stringify(Object.fromEntries(all().map((one) => [keyOf(one), shown(one)])));
      })()
      """
    ).stringValue
    return try JSONDecoder().decode(Values.self, from: Data((json ?? "{}").utf8))
  }

  private static let controls = """
    const fieldOf = (one) => one.closest(".field")?.querySelector("[data-key]");
    // A place whose controls are part of its address is called by another one once they are changed.
    const keyOf = (one) => (one.dataset.key ?? fieldOf(one).dataset.key + one.value).replace(/\\?[^/]*/, "");
    const shown = (one) => (/checkbox|radio/.test(one.type) ? `${one.checked}` : one.value);
    const all = () => [...document.querySelectorAll("#espalier :is(input, select, textarea)")].filter((one) =>
      (one.dataset.key || (one.type === "radio" && fieldOf(one))) && !one.disabled && !one.hidden && !/file|password/.test(one.type) &&
      (one.type !== "hidden" || one.closest(".stepper")) && !one.closest("[data-live=off]"));
    """

  /// One after the other, as a person does; what an answer brings or takes away is heeded.
  private static let changing = """
    const chosen = new Set();
    const tell = (one) => {
      for (const kind of ["input", "change"]) one.dispatchEvent(new Event(kind, { bubbles: true }));
    };
    const change = (one) => {
      if (one.type === "hidden") {
        const ways = ["up", "down"].map((way) => one.parentNode.querySelector(`button[value=${way}]`));
        return ways.find((button) => button && !button.disabled)?.click();
      }
      if (one.type === "checkbox") return one.click();
      if (one.type === "radio") {
        // Once for all of one choice: the last of them may be what was chosen before.
        const choice = one.name || fieldOf(one)?.dataset.key;
        if (one.checked || chosen.has(choice)) return;
        chosen.add(choice);
        return one.click();
      }
      if (one.localName === "select") {
        const last = [...one.options].filter(({ disabled, value }) => !disabled && value !== one.value).at(-1);
        if (last) one.value = last.value;
        return tell(one);
      }
      const other = (values) => values.find((value) => value !== one.value);
      const values = { date: ["2026-02-03", "2026-02-04"], range: [one.max, one.min] };
      one.focus();
      one.value = other(values[one.type] ?? (one.inputMode === "decimal" ? ["12", "13"] : [`${one.value}x`]));
      tell(one);
      one.blur();
    };
    window.areChanged = false;
    (async () => {
      const done = new Set();
      for (let one; (one = all().find((other) => !done.has(keyOf(other))));) {
        done.add(keyOf(one));
        change(one);
        do await espalier.echo(); while (!espalier.isStored);
      }
      window.areChanged = true;
    })();
    """
}
