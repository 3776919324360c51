public import Foundation

/// One tab of a browser, as one user sees it.
///
/// Everything is asynchronous and bounded: what a page shows sooner or later is waited for (see `find` and `wait`), and
/// what never comes ends in a `BrowserError` that quotes the page. Frames inside the page are not entered.
public final class Page: Sendable {
  let session: DriverSession
  let tab: String
  /// Kept so that the browser lives as long as one of its pages is in use.
  let browser: Browser
  /// What the page believes of its user.
  public let setting: PageSetting

  init(session: DriverSession, tab: String, browser: Browser, setting: PageSetting) {
    self.session = session
    self.tab = tab
    self.browser = browser
    self.setting = setting
  }

  /// Opens an address and returns when the page has loaded.
  ///
  /// - Throws: `BrowserError` with the browser's network error when the address cannot be reached. A page of status
  ///   404 or 500 is a page like any other.
  public func open(_ address: String) async throws {
    try await command("open \(address)", "POST", "/url", ["url": .string(address)])
  }

  /// Opens an address and returns when the page has loaded.
  public func open(_ address: URL) async throws { try await open(address.absoluteString) }

  /// Loads the page anew, as the user's reload button does.
  public func reload() async throws { try await command("reload", "POST", "/refresh") }

  /// Goes back in the tab's history; stays where there is nothing to go back to.
  public func back() async throws { try await command("go back", "POST", "/back") }

  /// Goes forward in the tab's history; stays where there is nothing to go forward to.
  public func forward() async throws { try await command("go forward", "POST", "/forward") }

  /// The address that the page shows.
  public func url() async throws -> String {
    try await command("read the address", "GET", "/url").stringValue ?? ""
  }

  /// The title of the document.
  public func title() async throws -> String {
    try await command("read the title", "GET", "/title").stringValue ?? ""
  }

  /// The document as it stands now, written out as HTML.
  public func source() async throws -> String {
    try await command("read the source", "GET", "/source").stringValue ?? ""
  }

  /// The text that a user can read on the page now.
  public func text() async throws -> String {
    try await evaluate("document.body?.innerText ?? ''").stringValue ?? ""
  }

  /// Opens another tab of the same user, with the same cookies and storage, and the same setting.
  public func newTab() async throws -> Page {
    let tab = try await translate("open a tab") { try await self.session.openTab() }
    let page = Page(session: session, tab: tab, browser: browser, setting: setting)
    try await page.prepare()
    return page
  }

  /// All tabs of this user, those included that pages opened themselves, in no particular order.
  public func tabs() async throws -> [Page] {
    let tabs = try await translate("list the tabs") { try await self.session.tabs() }
    return tabs.map { Page(session: session, tab: $0, browser: browser, setting: setting) }
  }

  /// Closes the tab, and with the last one the Chromium behind it. Doing it twice is harmless.
  public func close() async throws {
    try await translate("close the tab") { try await self.session.close(self.tab) }
  }
}

extension Page: Equatable {
  /// Whether two values stand for the same tab.
  public static func == (one: Page, other: Page) -> Bool { one.session === other.session && one.tab == other.tab }
}
