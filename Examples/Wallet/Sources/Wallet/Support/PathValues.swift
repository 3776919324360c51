public import Espalier
public import Statements
public import WalletStore

extension AccountID: PathValue {}
extension OperationID: PathValue {}
extension CategoryKey: PathValue {}
extension PayeeID: PathValue {}

extension Month: PathValue {
  /// `2026-03`.
  public var pathText: String { iso }

  /// Reads `2026-03`.
  public init?(pathText: String) { self.init(iso: pathText) }

  /// Two months.
  public static var pathSamples: [Month] { [2026, 1999].compactMap { Month(year: $0, month: $0 % 12 + 1) } }
}
