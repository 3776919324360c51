/// The answers of the person who imports a file, where the file itself leaves doubt.
///
/// An option settles a doubt about dates, signs and decimals. A currency or an account that the file names stays:
/// `currency` and `accountName` fill in what is missing. In OFX only these two and `decimalMark` have a meaning, since
/// the format fixes the rest.
public struct ReadingOptions: Hashable, Sendable, Codable {
  /// The order of day and month in dates such as 03/04/2024.
  public var dateOrder: DateOrder?
  /// The meaning of a positive amount in a single column of amounts. An amount with `DR` or `CR` behind it says so
  /// itself.
  public var sign: SignConvention?
  /// The currency of amounts for which the file names none, or only a sign such as `$` that several share. A column of
  /// codes under a header that does not tell their meaning names one only if this one is among them.
  public var currency: Currency?
  /// The mark before the decimals, for amounts such as 1,234.
  public var decimalMark: DecimalMark?
  /// The account of a file that names none.
  public var accountName: String?

  /// Creates options with nothing set: everything has to be clear from the file.
  public init() {}
}
