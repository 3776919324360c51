import EspalierBrowserTesting
import Foundation

/// The long page in a real browser: the time until its end is in sight, and that of a tap at either end of it.
///
/// The limits are those of the thinnest page in the same run: all of its 1,000 rows are there, and a tap on it changes one text.
enum LongListRows {
  static let names = ["live.end50k", "live.tap50k.start", "live.tap50k.end"]
  private static let (journeys, taps) = (9, 60)

  static func measure() async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    let thin = try await ThinServer.start()
    let (ours, thinnest) = ("http://127.0.0.1:\(server.port)/long", "http://127.0.0.1:\(thin.port)/")
    let results = try await Browser.run { browser in
      let long = try await BrowserRows.open(ours, in: browser)
      try await long.wait(until: "document.querySelector('[data-window]')?.style.getPropertyValue('--after')")
      let short = try await BrowserRows.open(thinnest, in: browser)
      let tap = try await BrowserRows.click("inc", taps, on: short).time
      let limit = try await goToEnd(of: "#rows", last: "1000", on: short)
      let start = try await tapRow("1", on: long)
      let end = try await goToEnd(of: "[data-window]", last: "\(LongListScene.count)", on: long)
      let atEnd = try await tapRow("\(LongListScene.count)", on: long)
      return [
        result(names[0], end, limit: limit, runs: journeys), result(names[1], start, limit: tap, runs: taps),
        result(names[2], atEnd, limit: tap, runs: taps),
      ]
    }
    try await thin.stop()
    return results
  }

  private static func result(_ row: String, _ value: Double, limit: Double, runs: Int) -> Result {
    Result(row: row, value: value, unit: "ms", limit: limit, allocations: nil, runs: runs)
  }

  /// Goes from the beginning to the end so many times, and stays there; the median of the time until the last row is in sight.
  private static func goToEnd(of list: String, last: String, on page: Page) async throws -> Double {
    try await median(
      """
      const [list, last, times] = given;
      const bottom = () => document.documentElement.scrollHeight;
      for (let time = 0; time < times; time++) {
        scrollTo(0, 0);
        await until(() => isInSight(row(list, "1")));
        await pause(300);
        const start = performance.now();
        scrollTo(0, bottom());
        await until(() => isInSight(row(list, last)));
        seen.push(performance.now() - start);
      }
      """, on: page, .string(list), .string(last), .number(Double(journeys)))
  }

  /// Taps a row of the long page so many times; the median of the time until it says something else.
  private static func tapRow(_ number: String, on page: Page) async throws -> Double {
    try await median(
      """
      const [number, times] = given;
      const one = row("[data-window]", number);
      for (let time = 0; time < times; time++) {
        await pause(60);
        const before = one.textContent;
        const start = performance.now();
        await new Promise((done) => {
          const observer = new MutationObserver(() => {
            if (one.textContent === before) return;
            observer.disconnect();
            done();
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          one.querySelector("button").click();
        });
        seen.push(performance.now() - start);
      }
      """, on: page, .string(number), .number(Double(taps)))
  }

  /// Runs a script that notes times in `seen`; returns the median of them.
  private static func median(_ script: String, on page: Page, _ arguments: JSONValue...) async throws -> Double {
    let answer = try await page.evaluate(
      """
      (async (given) => {
        const seen = [];
        const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
        // The first or last row that is there, by the number in its first cell.
        const row = (list, number) => {
          const rows = document.querySelector(list);
          return [rows.firstElementChild, rows.lastElementChild].find((one) => one?.innerText.trim().split(/\\s/)[0] === number);
        };
        const isInSight = (one) => {
          const { top, bottom } = one?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return top < innerHeight && bottom > 0;
        };
        const until = async (is) => {
          const start = performance.now();
          while (!is()) {
            if (performance.now() - start > 10_000) throw new Error("The row did not come into sight within ten seconds.");
            await new Promise(requestAnimationFrame);
          }
        };
        \(script)
        return seen.sort((one, other) => one - other)[seen.length >> 1];
      })(arguments[0])
      """, .array(arguments))
    guard let time = answer.numberValue else { throw LiveClientError.unexpected("\(answer)") }
    return time
  }
}
