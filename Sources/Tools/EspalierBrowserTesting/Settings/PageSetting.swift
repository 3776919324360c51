/// The environment of a page: window, device, language, time zone and preferences of its user.
///
/// The setting is in effect before the first address is opened, so the first request and the first paint already use
/// it. The standard values never depend on the machine that runs the test.
///
/// ```swift
/// var setting = PageSetting.phone
/// setting.colourScheme = .dark
/// let page = try await browser.newPage(setting)
/// ```
public struct PageSetting: Sendable, Hashable {
  /// The width of the viewport in CSS pixels.
  public var width: Int
  /// The height of the viewport in CSS pixels.
  public var height: Int
  /// The number of device pixels in a CSS pixel.
  public var scale: Double
  /// The answer to `prefers-color-scheme`.
  public var colourScheme: ColourScheme
  /// A Boolean value that indicates whether the user prefers reduced motion: the answer to `prefers-reduced-motion`.
  public var reducesMotion: Bool
  /// The user's language as a BCP 47 tag: `Accept-Language`, `navigator.language` and `Intl` follow it.
  public var language: String
  /// The user's time zone by its IANA name.
  public var timeZone: String
  /// A Boolean value that indicates whether the device is a phone: with touch instead of a mouse, a mobile user agent,
  /// and support for the viewport element.
  public var isPhone: Bool

  /// Creates a setting, by default a light desktop window in American English and UTC.
  ///
  /// - Parameters:
  ///   - width: The width of the viewport in CSS pixels.
  ///   - height: The height of the viewport in CSS pixels.
  ///   - scale: The number of device pixels in a CSS pixel.
  ///   - colourScheme: The answer to `prefers-color-scheme`.
  ///   - reducesMotion: True if the user prefers reduced motion.
  ///   - language: The user's language as a BCP 47 tag.
  ///   - timeZone: The user's time zone by its IANA name.
  ///   - isPhone: True if the device is a phone.
  public init(
    width: Int = 1280,
    height: Int = 800,
    scale: Double = 1,
    colourScheme: ColourScheme = .light,
    reducesMotion: Bool = false,
    language: String = "en-US",
    timeZone: String = "UTC",
    isPhone: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.colourScheme = colourScheme
    self.reducesMotion = reducesMotion
    self.language = language
    self.timeZone = timeZone
    self.isPhone = isPhone
  }

  /// A desktop window of 1280 × 800.
  public static let desktop = PageSetting()

  /// A phone in portrait orientation: 390 × 844 CSS pixels, with two device pixels per CSS pixel.
  public static let phone = PageSetting(width: 390, height: 844, scale: 2, isPhone: true)
}
