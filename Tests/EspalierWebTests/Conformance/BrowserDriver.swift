import EspalierBrowserTesting
import EspalierTesting
import EspalierViews

/// Drives an app in a real browser as `TestApp` drives it headless, so that one suite of checks runs on both.
@MainActor
final class BrowserDriver: AppDriver {
  let page: Page
  private let address: String
  /// Waits until the server has nothing under way for the page.
  private let serverSettled: () async -> Void

  init(page: Page, address: String, serverSettled: @escaping () async -> Void) {
    self.page = page
    self.address = address
    self.serverSettled = serverSettled
  }

  func open(_ path: String) async throws {
    try await page.open(address + path)
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
    try await settle()
  }

  func tap(_ name: String) async throws {
    let script = """
      const name = arguments[0];
      const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const read = (e) => (e.getAttribute('aria-label') ?? e.innerText).replace(/\\s+/g, ' ').trim();
      const all = [...top.querySelectorAll('button, a[href]')].filter((e) => e.checkVisibility());
      const exact = all.find((e) => read(e) === name);
      const holds = (e) => [...e.querySelectorAll('*')].some((c) => !c.children.length && c.innerText === name);
      const found = exact ?? all.find(holds);
      if (!found) return 'missing: ' + all.map(read).join(' | ');
      if (found.disabled || found.getAttribute('aria-disabled') === 'true' || found.closest('[inert]')) return 'disabled';
      found.scrollIntoView({ block: 'center' });
      found.click();
      return 'tapped';
      """
    let answer = try await page.run(script: script, .string(name)).stringValue ?? ""
    if answer == "disabled" { throw DriverError.disabled(name: name, reason: "") }
    guard answer == "tapped" else {
      throw DriverError.notFound(kind: "button, link or row", name: name, screen: "\(answer)\n\(try await text())")
    }
    try await settle()
  }

  func isCurrent(_ name: String) async throws -> Bool {
    let script = """
      const name = arguments[0];
      const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const all = [...top.querySelectorAll('a[href]')].filter((e) => e.checkVisibility());
      const read = (e) => (e.getAttribute('aria-label') ?? e.innerText).replace(/\\s+/g, ' ').trim();
      const holds = (e) => [...e.querySelectorAll('*')].some((c) => !c.children.length && c.innerText === name);
      const found = all.find((e) => read(e) === name) ?? all.find(holds);
      return found ? found.getAttribute('aria-current') ?? 'no' : 'missing';
      """
    let answer = try await page.run(script: script, .string(name)).stringValue ?? ""
    if answer == "missing" {
      throw DriverError.notFound(kind: "link, tab or row", name: name, screen: try await text())
    }
    return answer == "page"
  }

  func type(_ text: String, into field: String, leaves: Bool) async throws {
    let element = try await page.find(.field(field))
    if try await element.property("type").stringValue == "date" {
      // How a day is typed differs from language to language; a calendar sets it so.
      try await set(element, to: text)
    } else {
      // As a person does it: everything is selected and typed over.
      try await element.tap()
      try await page.press(.control, "a")
      try await page.press(.backspace)
      if !text.isEmpty { try await element.type(text) }
      if leaves { try await element.evaluate("element.blur()") }
    }
    try await settle()
  }

  /// Sets a control without the keyboard, with the events of a person who did.
  private func set(_ element: Element, to value: String) async throws {
    try await element.evaluate(
      """
      (element.focus(), element.value = arguments[0], element.dispatchEvent(new Event('input', { bubbles: true })), \
      element.dispatchEvent(new Event('change', { bubbles: true })), element.blur())
      """, .string(value))
  }

  func choose(_ option: String, in picker: String) async throws {
    let script = """
      const [option, picker] = arguments;
      const top = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
      const named = (e) => (e.getAttribute('aria-label') ?? e.innerText).trim() === picker && e.checkVisibility();
      if ([...top.querySelectorAll('button[popovertarget]')].some(named)) return 'menu';
      const group = [...top.querySelectorAll('[role=radiogroup]')].find(named);
      if (!group) return 'list';
      const label = [...group.querySelectorAll('label')].find((e) => e.innerText.trim() === option);
      if (!label) return 'missing';
      if (label.control.matches(':disabled')) return 'disabled';
      label.control.click();
      return 'chosen';
      """
    switch try await page.run(script: script, .string(option), .string(picker)).stringValue ?? "" {
    case "menu":
      try await tap(picker)
      try await tap(option)
    case "list": try await page.find(.field(picker)).choose(option)
    case "disabled": throw DriverError.disabled(name: option, reason: "")
    case "missing": throw DriverError.notFound(kind: "option", name: option, screen: try await text())
    default: break
    }
    try await settle()
  }

  func slide(_ name: String, to number: Double) async throws {
    // As a browser writes it: Firefox leaves “65.0” as it is.
    try await set(try await page.find(.field(name)), to: Int(exactly: number).map(String.init) ?? "\(number)")
    try await settle()
  }

  func step(_ name: String, by steps: Int) async throws {
    for _ in 0..<abs(steps) { try await tap((steps > 0 ? "More: " : "Less: ") + name) }
  }

  func focus(_ name: String) async throws {
    try await page.find(.field(name)).evaluate("element.focus()")
    try await settle()
  }

  func press(_ key: KeyPress, in control: String) async throws {
    try await page.find(.field(control)).evaluate("element.focus()")
    var names = key.rawValue.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let last = names.popLast() ?? ""
    let held = names.compactMap { ["Control": Key.control, "Alt": .alt, "Shift": .shift][$0] }
    let named: [String: Key] = [
      "Enter": .enter, "Escape": .escape, "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left,
      "ArrowRight": .right, "Backspace": .backspace, "Delete": .delete, "Home": .home, "End": .end,
      "PageUp": .pageUp, "PageDown": .pageDown,
    ]
    guard let pressed = named[last] ?? (last.count == 1 ? Key(Character(last)) : nil) else {
      throw DriverError.notFound(kind: "key", name: key.rawValue, screen: "")
    }
    try await page.press(held + [pressed])
    try await settle()
  }

  func doubleTap(_ name: String) async throws {
    let script = """
      const rows = [...document.querySelectorAll('li')].filter((e) => e.innerText.includes(arguments[0]));
      const named = (e) => (e.labels?.[0]?.querySelector('.name') ?? e).innerText.trim() === arguments[0];
      const controls = [...document.querySelectorAll('button, input, textarea, select')].filter(named);
      const heeds = (e) => e.matches('[data-on*=doubleTap]');
      const found = rows.find(heeds) ?? controls.find(heeds);
      if (!found) return rows.length + controls.length ? 'deaf' : 'missing';
      (found.querySelector('span, div') ?? found).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
      return 'tapped';
      """
    switch try await page.run(script: script, .string(name)).stringValue {
    case "tapped": try await settle()
    case "deaf": throw DriverError.disabled(name: name, reason: "")
    default: throw DriverError.notFound(kind: "row or control", name: name, screen: try await text())
    }
  }

  func toggle(_ name: String) async throws {
    try await page.find(.field(name)).tap()
    try await settle()
  }

  func back() async throws {
    try await page.back()
    try await settle()
  }

  func forward() async throws {
    try await page.forward()
    try await settle()
  }

  func dismiss() async throws {
    try await page.press(.escape)
    try await settle()
  }

  func focus() async throws -> String {
    let script = """
      const e = document.activeElement;
      if (!e || e === document.body) return '';
      const label = e.labels?.[0]?.querySelector('.name') ?? e.labels?.[0];
      return (e.getAttribute('aria-label') ?? label?.innerText ?? e.innerText).replace(/\\s+/g, ' ').trim();
      """
    return try await page.run(script: script).stringValue ?? ""
  }

  func settle() async throws {
    try await page.wait(until: "window.espalier?.isSettled !== false")
    await serverSettled()
    // What the server has sent last is on its way: a heartbeat comes back behind it.
    _ = try await page.run(script: "return window.espalier?.echo?.()")
    try await page.wait(until: "window.espalier?.isSettled !== false")
  }

  func text() async throws -> String {
    let script =
      "return ([...document.querySelectorAll('dialog[open]')].pop() ?? document.getElementById('espalier')).innerText"
    return try await page.run(script: script).stringValue ?? ""
  }

  func path() async throws -> String {
    let path = try await page.run(script: "return location.pathname + location.search").stringValue ?? ""
    // An app knows nothing of the path that it is mounted at.
    let mount = address.split(separator: "/").dropFirst(2).map { "/\($0)" }.joined()
    return mount.isEmpty || !path.hasPrefix("\(mount)/") ? path : String(path.dropFirst(mount.count))
  }

  func title() async throws -> String { try await page.title() }

  func scrollToEnd() async throws {
    // What comes into sight may be higher or lower than it was taken to be.
    for _ in 0..<3 {
      try await listsAreReady()
      try await page.run(script: "scrollTo(0, document.documentElement.scrollHeight)")
      try await sightIsTold()
    }
  }

  func scroll(toRow place: Int) async throws {
    let script = """
      const lists = [...document.querySelectorAll('[data-window]')].filter((e) => e.checkVisibility());
      if (!lists.length) return 'there';
      const rows = [...lists[0].children].filter((e) => !('kept' in e.dataset));
      const row = rows.find((e) => e.ariaPosInSet == arguments[0] + 1 || e.ariaRowIndex == arguments[0] + 2);
      if (row) return row.scrollIntoView({ block: 'start' }), 'there';
      const { top, height } = lists[0].getBoundingClientRect();
      scrollTo(0, scrollY + top + (height * arguments[0]) / lists[0].dataset.window.split(' ')[0]);
      return 'away';
      """
    for _ in 0..<6 {
      try await listsAreReady()
      let answer = try await page.run(script: script, .number(Double(place))).stringValue
      try await sightIsTold()
      if answer == "there" { return }
    }
  }

  /// Waits until long lists leave room for the rows that are not there.
  private func listsAreReady() async throws {
    try await page.wait(
      until: """
        [...document.querySelectorAll('[data-window]')].every((e) => \
        !e.checkVisibility() || !e.children.length || e.style.getPropertyValue('--before'))
        """)
  }

  /// Waits until the server has heard what is in sight, and has answered. A list tells it once a frame, and waits for the
  /// answer to what it told before.
  private func sightIsTold() async throws {
    for _ in 0..<2 {
      try await page.run(
        script: "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
      try await settle()
      try await page.wait(until: "!window.espalierLists?.isWaiting")
    }
    try await settle()
  }

  func value(of field: String) async throws -> String {
    let group = """
      const group = [...document.querySelectorAll('[role=radiogroup], [role=group]')]
        .find((e) => e.getAttribute('aria-label') === arguments[0] && e.checkVisibility());
      return group?.querySelector('output')?.innerText ?? group?.querySelector(':checked')?.closest('label').innerText;
      """
    if let value = try await page.run(script: group, .string(field)).stringValue { return value }
    let script = """
      (e) => /checkbox|radio/.test(e.type) ? (e.checked ? 'on' : 'off') : e.selectedOptions ? e.selectedOptions[0]?.text : e.value
      """
    let element = try await page.find(.field(field))
    return try await element.evaluate("(\(script))(element)").stringValue ?? ""
  }
}
