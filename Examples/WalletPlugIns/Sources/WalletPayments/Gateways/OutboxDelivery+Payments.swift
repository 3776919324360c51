public import EspalierGateways
public import WalletBanking

extension OutboxDelivery {
  /// Sends payments: each to the bank of the person who ordered it, under its own idempotency key.
  ///
  /// ```swift
  /// let outbox = Outbox(store, delivery: OutboxDelivery { $0.handlePayments(by: banks) })
  /// ```
  ///
  /// A payment that the bank wants confirmed has been sent, too: the code is entered where the bank's payments are shown. What the
  /// bank refuses, and a bank that is not connected, are for the person to decide.
  public mutating func handlePayments(by banks: Banks) {
    handle(.payment) { order, message in
      do {
        try await banks.bank(of: order.person).client.send(
          .post("/v1/payments").json(OrderedPayment(order)).idempotencyKey(message.idempotencyKey))
        return .sent
      } catch let error as NetworkError where error.status == 409 {
        return .later("The bank is still at this payment.")
      } catch {
        if let error = BankError.explaining(error) as? BankError, error == .notConnected || error == .ended {
          return .conflict(OutboxConflict(error.explanation ?? ""))
        }
        throw error
      }
    }
  }
}

/// The order, as the bank reads it: whose wallet it came from is not its affair.
private struct OrderedPayment: Encodable, Sendable {
  let account: String
  let payee: PaymentOrder.Payee
  let amount: Int
  let currency: String
  let reference: String

  init(_ order: PaymentOrder) {
    account = order.account
    payee = order.payee
    amount = order.amount
    currency = order.currency
    reference = order.reference
  }
}
