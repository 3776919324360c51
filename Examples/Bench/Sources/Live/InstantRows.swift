import EspalierBrowserTesting
import Foundation

/// The changes that a page shows before the app answers, in a real browser with 200 ms to the app and back.
///
/// The limit is a page by hand in the same document: an element that a listener hides, and a list that a listener filters. A
/// value is the time from the click or the key until the change is laid out, so that the next frame shows it; of all, the one
/// that 95 of 100 do not exceed.
enum InstantRows {
  private static let changes = ["toggle", "tab", "like", "filter500"].map { "instant.\($0).p95" }
  private static let link = "instant.link.p95"
  static let names = changes + [link]
  private static let times = 60
  private static let visits = 20

  static func measure() async throws -> [Result] {
    let server = try await ServedPage()
    defer { server.stop() }
    let address = "http://127.0.0.1:\(server.port)/instant"
    return try await Browser.run { browser in
      let page = try await BrowserRows.open(address, in: browser)
      // The scripts that name the elements and make local changes may come after the connection.
      try await page.wait(until: "document.getElementById('rows') && document.querySelector('[data-filters]')")
      try await page.wait(until: "performance.getEntriesByType('resource').some((e) => e.name.includes('/-/acts-'))")
      try await page.run(script: "espalier.simulateLatency(100)")
      var results: [Result] = []
      for name in changes {
        let (own, limit) = (
          try await press(name, isByHand: false, on: page), try await press(name, isByHand: true, on: page)
        )
        results.append(Result(row: name, value: own, unit: "ms", limit: limit, allocations: nil, runs: times))
      }
      let (own, limit) = (try await follow(isByHand: false, on: page), try await follow(isByHand: true, on: page))
      results.append(Result(row: link, value: own, unit: "ms", limit: limit, allocations: nil, runs: visits))
      return results
    }
  }

  /// Follows a link whose place was prepared while the pointer rested on it, until its content is laid out.
  private static func follow(isByHand: Bool, on page: Page) async throws -> Double {
    let answer = try await page.evaluate(
      """
      (async () => {
        const [isByHand, times] = arguments;
        const until = async (holds) => {
          for (let tries = 0; !holds(); tries++) {
            if (tries > 500) throw new Error(`waited in vain: ${holds}`);
            await new Promise((done) => setTimeout(done, 20));
          }
        };
        const requests = () => performance.getEntriesByType("resource").filter((e) => e.name.endsWith("/linked")).length;
        const link = () => document.querySelector("#espalier [data-tag=link]");
        const hand = document.createElement("div");
        if (isByHand) document.querySelector("main").append(hand);
        const rows = Array.from({ length: 60 }, (_, index) => `<li>Linked row ${index + 1}</li>`).join("");
        const seen = [];
        for (let turn = 0; turn < times; turn++) {
          let shown = hand;
          if (!isByHand) {
            const before = requests();
            document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
            link().dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
            await until(() => requests() > before);
          }
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
          const start = performance.now();
          if (isByHand) hand.innerHTML = rows;
          else link().click(), shown = document.querySelector(".prepared");
          document.body.offsetHeight;
          seen.push(performance.now() - start);
          if (!shown?.innerText.includes("Linked row 60")) throw new Error("the place was not shown at once");
          if (isByHand) hand.innerHTML = "";
          else {
            await until(() => !document.querySelector(".prepared") && espalier.isSettled);
            history.back();
            await until(() => link() && espalier.isSettled);
          }
        }
        hand.remove();
        return seen.sort((one, other) => one - other)[Math.floor(times * 0.95)];
      })()
      """, .bool(isByHand), .number(Double(visits)))
    guard let time = answer.numberValue else { throw LiveClientError.unexpected("\(answer)") }
    return time
  }

  private static func press(_ name: String, isByHand: Bool, on page: Page) async throws -> Double {
    let answer = try await page.evaluate(
      """
      (async () => {
        const [name, isByHand, times] = [arguments[0].split(".")[1], arguments[1], arguments[2]];
        const find = (id) => document.getElementById(id);
        const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
        const type = (field, text) => {
          field.value = text;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        };
        const hand = document.createElement("div");
        hand.innerHTML = "<button>x</button><p hidden>on</p><input><ul></ul>";
        const [button, text, field, list] = hand.children;
        for (let number = 1; number <= 500; number++) {
          const row = document.createElement("li");
          row.textContent = `Row ${number}`;
          list.append(row);
        }
        button.onclick = () => (text.hidden = !text.hidden);
        field.oninput = () => {
          for (const row of list.children) row.hidden = !row.textContent.toLowerCase().includes(field.value);
        };
        if (isByHand) document.querySelector("main").append(hand);
        const shown = (element) => element.checkVisibility();
        const input = () => (isByHand ? field : find("query").matches("input") ? find("query") : find("query").querySelector("input"));
        const rows = () => [...(isByHand ? list : find("rows")).querySelectorAll("li")];
        let turn = 0;
        const acts = {
          toggle: () => ((isByHand ? button : find("toggle")).click(), shown(isByHand ? text : find("toggled"))),
          tab: () => {
            if (isByHand) return button.click(), shown(text);
            find(turn % 2 ? "first" : "second").click();
            return !shown(find("tab1"));
          },
          like: () => ((isByHand ? button : find("like")).click(), shown(isByHand ? text : find("liked"))),
          filter500: () => (type(input(), turn % 2 ? "" : "49"), rows().filter(shown).length !== 500),
        };
        const seen = [];
        for (turn = 0; turn < times; turn++) {
          await rest();
          // One like after the other: while its handler runs, a button takes no tap.
          if (name === "like" && !isByHand) while (!espalier.isStored) await rest();
          const start = performance.now();
          const isShown = acts[name]();
          document.body.offsetHeight;
          seen.push(performance.now() - start);
          if (isShown !== (turn % 2 === 0)) throw new Error(`${name} was not shown at once`);
        }
        hand.remove();
        if (name === "filter500" && !isByHand) type(input(), "");
        return seen.sort((one, other) => one - other)[Math.floor(times * 0.95)];
      })()
      """, .string(name), .bool(isByHand), .number(Double(times)))
    guard let time = answer.numberValue else { throw LiveClientError.unexpected("\(answer)") }
    return time
  }
}
