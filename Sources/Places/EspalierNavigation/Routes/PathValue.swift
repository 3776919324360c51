/// A value that a path can hold as one segment or one parameter.
///
/// Numbers, `Bool` and `String` are; so is everything with a raw value of such a type, by declaring it:
///
/// ```swift
/// struct AccountID: RawRepresentable, Hashable, PathValue { var rawValue: Int }
/// enum Currency: String, CaseIterable, PathValue { case euro, dollar }
/// ```
///
/// Anything else says how it is written, and gives two samples, which tell the reader of a route where its values
/// stand:
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
/// The samples are the same at each call, and values of one text are equal. A text that is read but printed otherwise
/// (`2026-01` above) leads to the place as an alias does. Control characters are left out of paths, and an address is at
/// most 2,048 bytes long.
///
/// A value that is a whole object travels as its identifier and is fetched again.
public protocol PathValue: PathParameter {
  /// The value as text, of any characters: a path encodes it.
  var pathText: String { get }
  /// Reads the value back; nil when the text is not of this type.
  init?(pathText: String)
}

extension PathValue {
  /// The one text.
  public var pathTexts: [String] { [pathText] }
  /// Reads the value; where no text is, it is read from an empty one.
  public init?(pathTexts: [String]) { self.init(pathText: pathTexts.first ?? "") }
  /// Always one.
  public static var pathForm: PathForm { .one }
  /// The name of the type.
  public static var pathName: String { "\(Self.self)" }
}

extension PathValue where Self: RawRepresentable, RawValue: PathValue {
  /// The text of the raw value.
  public var pathText: String { rawValue.pathText }
  /// Reads the raw value; nil when there is no value for it.
  public init?(pathText: String) {
    guard let value = RawValue(pathText: pathText) else { return nil }
    self.init(rawValue: value)
  }
  /// The samples of the raw value that make a value.
  public static var pathSamples: [Self] { RawValue.pathSamples.compactMap(Self.init(rawValue:)) }
}

extension PathValue where Self: RawRepresentable & CaseIterable, RawValue: PathValue {
  /// All values.
  public static var pathSamples: [Self] { Array(allCases) }
}

extension PathValue where Self: FixedWidthInteger {
  /// The digits.
  public var pathText: String { String(self) }
  /// Reads digits; nil when the number does not fit.
  public init?(pathText: String) {
    // One number has one address: no plus, no zeros before it.
    guard let value = Self(pathText), String(value) == pathText else { return nil }
    self = value
  }
  /// Numbers that many types can be made of, and the largest and smallest.
  public static var pathSamples: [Self] { [12, 27, 3, 1, 0, 2, 10, 13, 100, 2026, .max, .min] }
  /// The name that people use for integers.
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
  /// Takes any text.
  public init?(pathText: String) { self = pathText }
  /// Texts that try a path hard.
  public static var pathSamples: [String] {
    ["sample", "other", "", ".", "..", "~", "12", "a/b?c=d&e#f", "50 % + ü", "~."]
  }
}

extension Bool: PathValue {
  /// `true` or `false`.
  public var pathText: String { self ? "true" : "false" }
  /// Reads `true` or `false`.
  public init?(pathText: String) { self.init(pathText) }
  /// Both.
  public static var pathSamples: [Bool] { [true, false] }
}

extension Double: PathValue {
  /// The number as Swift writes it.
  public var pathText: String { "\(self)" }
  /// Reads a finite number.
  public init?(pathText: String) {
    guard let value = Double(pathText), value.isFinite else { return nil }
    self = value
  }
  /// Some finite numbers.
  public static var pathSamples: [Double] { [1.5, 0.25, -3, .pi, 1e300] }
}
