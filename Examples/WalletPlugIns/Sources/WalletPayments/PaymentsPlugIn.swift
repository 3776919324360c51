public import Espalier
public import EspalierGateways
public import WalletBanking
public import WalletFeatures

/// Payments, as the wallet finds them in its list of plug-ins.
///
/// ```swift
/// let outbox = Outbox(store, delivery: OutboxDelivery { $0.handlePayments(by: banks) })
/// let plugIn = PaymentsPlugIn(banks: banks, outbox: outbox)
/// ```
public struct PaymentsPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/payments`.
  public let id = "payments"
  /// The title of the feature.
  public var title: String { .localized(.paymentsTitle) }
  private let banks: Banks
  private let outbox: Outbox

  /// Makes the plug-in.
  ///
  /// - Parameters:
  ///   - banks: Everybody's connections.
  ///   - outbox: The outbox in which orders wait. The program runs it, with a delivery that handles payments.
  public init(banks: Banks, outbox: Outbox) {
    self.banks = banks
    self.outbox = outbox
  }

  /// An entry of the list of features, and the texts in other languages.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .upload, summary: .localized(.paymentsSummary)),
      .content(in: .texts) { _ in TextTable.walletPayments },
    ]
  }

  /// Builds the feature, with the way to connecting the bank where a feature offers one.
  public func build(in context: PlugInContext<any WalletShell>) -> Payments {
    Payments(
      scope: PaymentsScope(
        context.shell, banks: banks, outbox: outbox, connecting: try? context.offer(BankConnecting.self)))
  }
}
