/// The unit of a chart's values, which determines their text along the axis and at a point.
///
/// The window's ``Localization`` formats them: `.money("EUR")` is “€1,000” to one person and “1.000 €” to another.
public enum ChartUnit: Hashable, Sendable {
  /// Plain numbers.
  case number
  /// Amounts in a currency, given by its ISO 4217 code.
  case money(String)
  /// Fractions of one: 0.125 is 12.5%.
  case percent
}
