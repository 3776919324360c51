import EspalierBrowserTesting
import Foundation

/// The measured page in a real browser, from the click to the change of the document, by turns with the thinnest server that
/// there can be.
enum BrowserRows {
  /// The buttons that are clicked, and the number of clicks on each.
  private static let clicks: [(button: String, times: Int)] = [
    ("inc", 60), ("update", 30), ("swap", 30), ("create", 15), ("append", 10), ("clear", 10),
  ]

  static let names = clicks.flatMap { ["live.\(name(of: $0.button)).p50", "live.\(name(of: $0.button)).down"] }

  private static func name(of button: String) -> String { button == "inc" ? "counter" : button }

  /// Measures the rows that are wanted; none where there is no Chromium.
  static func measure(_ isWanted: (String) -> Bool) async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    let thin = try await ThinServer.start()
    let (ours, thinnest) = ("http://127.0.0.1:\(server.port)/", "http://127.0.0.1:\(thin.port)/")
    let results = try await Browser.run { browser in
      let (own, thin) = (try await open(ours, in: browser), try await open(thinnest, in: browser))
      // The script that names the elements may come after the connection.
      try await own.wait(until: "document.getElementById('rows')")
      return try await measure(own, beside: thin)
    }
    try await thin.stop()
    return results.filter { isWanted($0.row) }
  }

  private static func measure(_ ours: Page, beside thinnest: Page) async throws -> [Result] {
    var results: [Result] = []
    for (button, times) in clicks {
      let (own, limit) = (try await click(button, times, on: ours), try await click(button, times, on: thinnest))
      let row = "live.\(name(of: button))"
      results.append(
        Result(row: "\(row).p50", value: own.time, unit: "ms", limit: limit.time, allocations: nil, runs: times))
      results.append(
        Result(row: "\(row).down", value: own.bytes, unit: "bytes", limit: limit.bytes, allocations: nil, runs: times))
    }
    return results
  }

  static func open(_ address: String, in browser: Browser) async throws -> Page {
    let page = try await browser.newPage(width: 1280, height: 900)
    // Counted as the texts that they are; on the wire they are smaller where they are compressed.
    try await page.runBeforeEveryDocument(
      """
      window.downBytes = 0;
      window.WebSocket = class extends WebSocket {
        constructor(...all) {
          super(...all);
          this.addEventListener("message", ({ data }) => (window.downBytes += data.length));
        }
      };
      """)
    try await page.open(address)
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
    return page
  }

  /// Clicks so many times; the medians of the time until the document has changed, and of the bytes that came.
  static func click(_ button: String, _ times: Int, on page: Page) async throws -> (time: Double, bytes: Double) {
    let answer = try await page.evaluate(
      """
      (async () => {
        const rows = () => document.querySelectorAll("#rows tr");
        const text = (row, cell) => rows()[row]?.children[cell]?.textContent;
        const find = (name) => document.getElementById(name);
        const shown = {
          inc: () => find("count").textContent, update: () => text(0, 1), swap: () => text(1, 0),
          create: () => text(0, 0), append: () => rows().length, clear: () => rows().length,
        };
        // What a click has changed is laid out and painted before the next one, and counts for neither.
        const frame = () => new Promise(requestAnimationFrame);
        const rest = () => frame().then(frame).then(() => new Promise((done) => setTimeout(done, 30)));
        const press = (name) => {
          const before = shown[name]();
          window.downBytes = 0;
          const start = performance.now();
          return new Promise((done) => {
            const observer = new MutationObserver(() => {
              if (shown[name]() === before) return;
              observer.disconnect();
              done([performance.now() - start, window.downBytes]);
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true });
            find(name).click();
          });
        };
        const [name, times] = [arguments[0], arguments[1]];
        const seen = [];
        for (let time = 0; time < times; time++) {
          // There is something to clear, and no more each time that something is added.
          if (/append|clear|swap|update/.test(name)) await press("create");
          await rest();
          seen.push(await press(name));
          await rest();
        }
        const median = (at) => seen.map((one) => one[at]).sort((one, other) => one - other)[seen.length >> 1];
        return [median(0), median(1)];
      })()
      """, .string(button), .number(Double(times)))
    guard case .array(let values) = answer, values.count == 2, let time = values[0].numberValue,
      let bytes = values[1].numberValue
    else { throw LiveClientError.unexpected("\(answer)") }
    return (time, bytes)
  }
}
