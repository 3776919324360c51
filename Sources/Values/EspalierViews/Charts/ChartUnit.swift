/// The unit of a chart's values, which decides how they are written along the axis and at a point.
///
/// The window's ``Localization`` writes them: `.money("EUR")` is “€1,000” to one person and “1.000 €” to another.
public enum ChartUnit: Hashable, Sendable {
  /// Plain numbers.
  case number
  /// Amounts of a currency, an ISO 4217 code.
  case money(String)
  /// Shares of one: 0.125 is 12.5%.
  case percent
}
