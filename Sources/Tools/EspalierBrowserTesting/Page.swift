public import Foundation

/// One tab of a browser, as one user sees it.
///
/// Everything is asynchronous and bounded: what a page shows sooner or later is waited for (see `find` and `wait`), and
/// what never comes ends in a `BrowserError` that quotes the page. Frames inside the page are not entered.
public final class Page: Sendable {
  let session: any DriverSession
  let tab: any DriverTab
  /// Kept so that the browser lives as long as one of its pages is in use.
  let browser: Browser
  /// The page's idea of its user: window, device, language, time zone and preferences.
  public let setting: PageSetting

  init(session: any DriverSession, tab: any DriverTab, browser: Browser, setting: PageSetting) {
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
    try await command("open \(address)") { try await $0.open(address) }
  }

  /// Opens an address and returns when the page has loaded.
  public func open(_ address: URL) async throws { try await open(address.absoluteString) }

  /// Loads the page anew, as the user's reload button does.
  public func reload() async throws { try await command("reload") { try await $0.reload() } }

  /// Goes back in the tab's history; stays where there is nothing to go back to.
  public func back() async throws { try await command("go back") { try await $0.travel(by: -1) } }

  /// Goes forward in the tab's history; stays where there is nothing to go forward to.
  public func forward() async throws { try await command("go forward") { try await $0.travel(by: 1) } }

  /// The address that the page shows.
  public func url() async throws -> String {
    try await command("read the address") { try await $0.address() }
  }

  /// The title of the document.
  public func title() async throws -> String {
    try await command("read the title") { try await $0.title() }
  }

  /// The document as it stands now, written out as HTML.
  public func source() async throws -> String {
    try await command("read the source") { try await $0.source() }
  }

  /// The text that a user can read on the page now.
  public func text() async throws -> String {
    try await evaluate("document.body?.innerText ?? ''").stringValue ?? ""
  }

  /// Opens another tab of the same user, with the same cookies and storage, and the same setting.
  ///
  /// In Chromium each tab behaves as if it had the focus. In Firefox it is the tab that was used last, in a window of its
  /// own.
  public func newTab() async throws -> Page {
    let tab = try await translate("open a tab") { try await self.session.openTab(self.setting) }
    return Page(session: session, tab: tab, browser: browser, setting: setting)
  }

  /// All tabs of this user, those included that pages opened themselves, in no particular order.
  public func tabs() async throws -> [Page] {
    let tabs = try await translate("list the tabs") { try await self.session.tabs() }
    return tabs.map { Page(session: session, tab: $0, browser: browser, setting: setting) }
  }

  /// Closes the tab, and with the last one the browser behind it. Doing it twice is harmless.
  public func close() async throws {
    try await translate("close the tab") { try await self.session.close(self.tab.id) }
  }
}

extension Page: Equatable {
  /// Returns a Boolean value that indicates whether two values stand for the same tab.
  public static func == (one: Page, other: Page) -> Bool { one.session === other.session && one.tab.id == other.tab.id }
}
