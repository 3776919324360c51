/// A value that a path can hold as one segment or one parameter.
///
/// Numbers, `Bool` and `String` conform. A type with a raw value of such a type conforms by declaration:
///
/// ```swift
/// struct AccountID: RawRepresentable, Hashable, PathValue { var rawValue: Int }
/// enum Currency: String, CaseIterable, PathValue { case euro, dollar }
/// ```
///
/// Any other type declares its text, and at least two samples. The samples show at which positions of the path the
/// values appear:
///
/// ```swift
/// struct Month: Hashable, PathValue {
///   var year: Int, number: Int
///
///   var pathText: String { "\(year)-\(number)" }
///   static var pathSamples: [Month] { [Month(year: 2026, number: 1), Month(year: 1999, number: 12)] }
/// }
///
/// extension Month {
///   init?(pathText: String) {
///     let parts = pathText.split(separator: "-").compactMap { Int($0) }
///     guard parts.count == 2, (1...12).contains(parts[1]) else { return nil }
///     self.init(year: parts[0], number: parts[1])
///   }
/// }
/// ```
///
/// The samples must be the same at each call, and two values with the same text must be equal. A text that is read but
/// printed differently (`2026-01` above) leads to the place as an alias does. Control characters are removed from
/// paths, and an address has at most 2,048 bytes.
///
/// For a whole object, use its identifier as the value and fetch the object again.
public protocol PathValue: PathParameter {
  /// The value as text. It can contain any characters, because the path encodes them.
  var pathText: String { get }
  /// Creates the value from its text, or returns nil if the text is not of this type.
  init?(pathText: String)
}

extension PathValue {
  /// The text of the value, as the only element.
  public var pathTexts: [String] { [pathText] }
  /// Creates the value from its text, or from an empty text if there is none.
  public init?(pathTexts: [String]) { self.init(pathText: pathTexts.first ?? "") }
  /// The number of texts: always one.
  public static var pathForm: PathForm { .one }
  /// The name of the type.
  public static var pathName: String { "\(Self.self)" }
}

extension PathValue where Self: RawRepresentable, RawValue: PathValue {
  /// The text of the raw value.
  public var pathText: String { rawValue.pathText }
  /// Creates the value from the text of its raw value, or returns nil if there is no value for it.
  public init?(pathText: String) {
    guard let value = RawValue(pathText: pathText) else { return nil }
    self.init(rawValue: value)
  }
  /// The values that can be made from the samples of the raw value.
  public static var pathSamples: [Self] { RawValue.pathSamples.compactMap(Self.init(rawValue:)) }
}

extension PathValue where Self: RawRepresentable & CaseIterable, RawValue: PathValue {
  /// All cases of the type.
  public static var pathSamples: [Self] { Array(allCases) }
}

extension PathValue where Self: FixedWidthInteger {
  /// The digits of the number.
  public var pathText: String { String(self) }
  /// Creates the number from its digits, or returns nil if it is out of range.
  public init?(pathText: String) {
    // Each number has one address, so a plus sign or leading zeros are not accepted.
    guard let value = Self(pathText), String(value) == pathText else { return nil }
    self = value
  }
  /// Sample numbers, with the largest and the smallest number of the type.
  public static var pathSamples: [Self] { [12, 27, 3, 1, 0, 2, 10, 13, 100, 2026, .max, .min] }
  /// The name of every integer type in messages: `Int`.
  public static var pathName: String { "Int" }
}

extension Int: PathValue {}
extension Int64: PathValue {}
extension Int32: PathValue {}
extension UInt: PathValue {}
extension UInt64: PathValue {}
extension UInt32: PathValue {}

extension String: PathValue {
  /// The text itself.
  public var pathText: String { self }
  /// Creates the value from any text.
  public init?(pathText: String) { self = pathText }
  /// Sample texts, including those that need encoding or a mark.
  public static var pathSamples: [String] {
    ["sample", "other", "", ".", "..", "~", "12", "a/b?c=d&e#f", "50 % + ü", "~."]
  }
}

extension Bool: PathValue {
  /// The text `true` or `false`.
  public var pathText: String { self ? "true" : "false" }
  /// Creates the value from `true` or `false`.
  public init?(pathText: String) { self.init(pathText) }
  /// Both values.
  public static var pathSamples: [Bool] { [true, false] }
}

extension Double: PathValue {
  /// The number in Swift notation.
  public var pathText: String { "\(self)" }
  /// Creates the value from a finite number.
  public init?(pathText: String) {
    guard let value = Double(pathText), value.isFinite else { return nil }
    self = value
  }
  /// Sample finite numbers.
  public static var pathSamples: [Double] { [1.5, 0.25, -3, .pi, 1e300] }
}
