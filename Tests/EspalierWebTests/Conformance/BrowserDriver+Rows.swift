import EspalierBrowserTesting
import EspalierTesting

/// Rows, as a person finds and uses them with a mouse and keys.
extension BrowserDriver {
  private static let find = """
    const texts = (e) => [e, ...e.querySelectorAll('*')].map((c) => c.innerText?.replace(/\\s+/g, ' ').trim());
    const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    const rows = [...top.querySelectorAll('.rows > li, tbody > tr')].filter((e) => e.checkVisibility());
    const find = (name) => rows.find((e) => texts(e.querySelector('.item') ?? e).includes(name));
    """

  func actions(of row: String) async throws -> [String] {
    let answer = try await page.run(
      script: Self.find + """
        const row = find(arguments[0]);
        if (!row) return null;
        return [...row.querySelectorAll('.actions button:enabled')].map((e) => e.textContent).join('\\n');
        """, .string(row))
    guard let text = answer.stringValue else {
      throw DriverError.notFound(kind: "row", name: row, screen: try await self.text())
    }
    return text.split(separator: "\n").map(String.init)
  }

  /// The menu is opened by its button, and is closed again by the choice.
  func perform(_ action: String, on row: String) async throws {
    let answer = try await page.run(
      script: Self.find + """
        const row = find(arguments[0]);
        if (!row) return 'missing';
        row.scrollIntoView({ block: 'center' });
        row.querySelector('.more-actions')?.click();
        const menu = row.querySelector('.actions');
        if (!menu?.matches(':popover-open')) return 'the menu does not open';
        const button = [...menu.querySelectorAll('button')].find((e) => e.textContent === arguments[1]);
        if (!button) return 'missing';
        if (button.disabled) return 'disabled';
        button.click();
        return menu.matches(':popover-open') ? 'the menu does not close' : 'done';
        """, .string(row), .string(action)
    ).stringValue
    if answer == "disabled" { throw DriverError.disabled(name: action, reason: "") }
    guard answer == "done" else {
      throw DriverError.notFound(kind: "action", name: action, screen: "\(answer ?? "")\n\(try await text())")
    }
    try await settle()
  }

  /// By keys: the handle takes the focus, and arrows bring the row step by step to its place.
  func move(_ row: String, before other: String?) async throws {
    let script =
      Self.find + """
        const row = find(arguments[0]);
        const other = arguments[1] ? find(arguments[1]) : null;
        const handle = row?.querySelector('.handle');
        if (!handle || (arguments[1] && !other)) return null;
        handle.focus();
        const all = [...row.parentNode.children];
        const place = all.indexOf(row);
        const target = other ? all.indexOf(other) : all.length;
        return String(target > place ? target - 1 - place : target - place);
        """
    let answer = try await page.run(script: script, .string(row), .string(other ?? ""))
    guard let steps = answer.stringValue.flatMap({ Int($0) }) else {
      throw DriverError.notFound(kind: "row that can be moved", name: row, screen: try await text())
    }
    try await page.wait(until: "window.espalier?.isSettled !== false")
    for _ in 0..<abs(steps) {
      try await page.press(steps < 0 ? .up : .down)
      try await settle()
    }
  }
}
