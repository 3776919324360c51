/// How a browser is started for tests.
///
/// The standard values suit Debian's packages `chromium` and `chromium-driver`.
public struct BrowserOptions: Sendable {
  /// Where chromedriver is.
  public var driverPath: String
  /// Where Chromium is.
  public var browserPath: String
  /// How long elements and conditions are waited for, unless a call says otherwise.
  public var patience: Duration
  /// How long a page may take to load.
  public var loadLimit: Duration
  /// More arguments for Chromium, such as `--force-renderer-accessibility`.
  public var arguments: [String]
  /// Whether Chromium works without a window. Turn this off to watch a test on a desktop.
  public var isHeadless: Bool

  /// The options of a browser.
  ///
  /// - Parameters:
  ///   - driverPath: Where chromedriver is.
  ///   - browserPath: Where Chromium is.
  ///   - patience: How long elements and conditions are waited for.
  ///   - loadLimit: How long a page may take to load.
  ///   - arguments: More arguments for Chromium.
  ///   - isHeadless: Whether Chromium works without a window.
  public init(
    driverPath: String = "/usr/bin/chromedriver",
    browserPath: String = "/usr/bin/chromium",
    patience: Duration = .seconds(15),
    loadLimit: Duration = .seconds(60),
    arguments: [String] = [],
    isHeadless: Bool = true
  ) {
    self.driverPath = driverPath
    self.browserPath = browserPath
    self.patience = patience
    self.loadLimit = loadLimit
    self.arguments = arguments
    self.isHeadless = isHeadless
  }
}
