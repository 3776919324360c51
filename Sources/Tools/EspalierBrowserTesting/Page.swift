public import Foundation

/// A tab of a browser, as one user sees it.
///
/// All methods are asynchronous and have a time limit. They wait for elements that appear later (see `find` and
/// `wait`), and throw a `BrowserError` that quotes the page if an element does not appear. Frames inside the page are
/// not searched.
public final class Page: Sendable {
  let session: any DriverSession
  let tab: any DriverTab
  /// The browser of the page. The reference keeps the browser alive as long as one of its pages is in use.
  let browser: Browser
  /// The environment of the page: window, device, language, time zone and preferences of its user.
  public let setting: PageSetting

  init(session: any DriverSession, tab: any DriverTab, browser: Browser, setting: PageSetting) {
    self.session = session
    self.tab = tab
    self.browser = browser
    self.setting = setting
  }

  /// Opens an address and returns when the page has loaded.
  ///
  /// - Throws: `BrowserError` with the browser's network error when the address cannot be reached. A page of status 404
  ///   or 500 is not an error.
  public func open(_ address: String) async throws {
    try await command("open \(address)") { try await $0.open(address) }
  }

  /// Opens an address and returns when the page has loaded.
  public func open(_ address: URL) async throws { try await open(address.absoluteString) }

  /// Reloads the page, as the user's reload button does.
  public func reload() async throws { try await command("reload") { try await $0.reload() } }

  /// Goes back in the tab's history; stays if there is no earlier page.
  public func back() async throws { try await command("go back") { try await $0.travel(by: -1) } }

  /// Goes forward in the tab's history; stays if there is no later page.
  public func forward() async throws { try await command("go forward") { try await $0.travel(by: 1) } }

  /// Returns the address of the page.
  public func url() async throws -> String {
    try await command("read the address") { try await $0.address() }
  }

  /// Returns the title of the document.
  public func title() async throws -> String {
    try await command("read the title") { try await $0.title() }
  }

  /// Returns the current document as HTML.
  public func source() async throws -> String {
    try await command("read the source") { try await $0.source() }
  }

  /// Returns the text that a user can currently read on the page.
  public func text() async throws -> String {
    try await evaluate("document.body?.innerText ?? ''").stringValue ?? ""
  }

  /// Opens another tab of the same user, with the same cookies and storage, and the same setting.
  ///
  /// In Chromium each tab behaves as if it had the focus. In Firefox each tab has a window of its own, and the last
  /// used tab has the focus.
  public func newTab() async throws -> Page {
    let tab = try await translate("open a tab") { try await self.session.openTab(self.setting) }
    return Page(session: session, tab: tab, browser: browser, setting: setting)
  }

  /// Returns all tabs of this user, including those that pages opened themselves, in no particular order.
  public func tabs() async throws -> [Page] {
    let tabs = try await translate("list the tabs") { try await self.session.tabs() }
    return tabs.map { Page(session: session, tab: $0, browser: browser, setting: setting) }
  }

  /// Closes the tab. Closing the last tab also closes the browser. Further calls do nothing.
  public func close() async throws {
    try await translate("close the tab") { try await self.session.close(self.tab.id) }
  }
}

extension Page: Equatable {
  /// Returns a Boolean value that indicates whether two values refer to the same tab.
  public static func == (one: Page, other: Page) -> Bool { one.session === other.session && one.tab.id == other.tab.id }
}
