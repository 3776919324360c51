import Foundation

/// The options with which a browser is started for tests.
///
/// The standard values suit Debian's packages `chromium` or `chromium-headless-shell` with `chromium-driver`, or
/// `firefox-esr`.
///
/// ```swift
/// try await Browser.run(BrowserOptions(kind: .firefox, patience: .seconds(30))) { browser in … }
/// ```
public struct BrowserOptions: Sendable {
  /// The kind of browser: Chromium or Firefox.
  public var kind: BrowserKind
  /// The path of chromedriver. Firefox needs none.
  public var driverPath: String
  /// The path of the browser.
  public var browserPath: String
  /// The time to wait for elements and conditions, unless a call specifies another time.
  public var patience: Duration
  /// The time that a page may take to load.
  public var loadLimit: Duration
  /// Additional arguments for the browser, such as `--force-renderer-accessibility` for Chromium.
  public var arguments: [String]
  /// A Boolean value that indicates whether the browser runs without a window. Set it to false to watch a test on a
  /// desktop.
  public var isHeadless: Bool

  /// Creates the options of a browser.
  ///
  /// - Parameters:
  ///   - kind: The kind of browser.
  ///   - driverPath: The path of chromedriver. Firefox needs none.
  ///   - browserPath: The path of the browser; nil for the program of Debian's packages: `/usr/bin/firefox-esr`,
  ///     `/usr/bin/chromium`, or `/usr/bin/chromium-headless-shell` if that is installed and no window is needed.
  ///   - patience: The time to wait for elements and conditions. On a slow machine, the variable `ESPALIER_PATIENCE`
  ///     multiplies this and every other limit of waiting: `ESPALIER_PATIENCE=4 swift test`.
  ///   - loadLimit: The time that a page may take to load.
  ///   - arguments: Additional arguments for the browser.
  ///   - isHeadless: True if the browser runs without a window.
  public init(
    kind: BrowserKind = .standard,
    driverPath: String = "/usr/bin/chromedriver",
    browserPath: String? = nil,
    patience: Duration = .seconds(15),
    loadLimit: Duration = .seconds(60),
    arguments: [String] = [],
    isHeadless: Bool = true
  ) {
    self.kind = kind
    self.driverPath = driverPath
    self.browserPath = browserPath ?? kind.standardPath(isHeadless: isHeadless)
    self.patience = patience
    self.loadLimit = loadLimit
    self.arguments = arguments
    self.isHeadless = isHeadless
  }

  /// The number that all limits of waiting are multiplied by on a slow machine: the variable `ESPALIER_PATIENCE`.
  static let slowness = max(
    1, ProcessInfo.processInfo.environment["ESPALIER_PATIENCE"].flatMap { Int($0) } ?? 1)

  /// A Boolean value that indicates whether the programs of these options are installed. Tests that need them can be
  /// skipped elsewhere.
  ///
  /// ```swift
  /// @Suite(.enabled(if: BrowserOptions().isInstalled)) struct JourneyTests { … }
  /// ```
  public var isInstalled: Bool {
    let programs = kind == .chromium ? [browserPath, driverPath] : [browserPath]
    return programs.allSatisfy(FileManager.default.isExecutableFile(atPath:))
  }
}
