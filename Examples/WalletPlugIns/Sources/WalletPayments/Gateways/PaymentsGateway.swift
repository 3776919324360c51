import EspalierGateways
import WalletBanking

/// The fetches about payments, each by itself.
enum PaymentsGateway {
  /// The payments that the bank has, the newest first.
  struct All: Gateway {
    let client: NetworkClient

    private struct Answer: Decodable, Sendable { let payments: [BankPayment] }

    func fetch(_ nothing: Void) async throws -> [BankPayment] {
      try await client.value(.get("/v1/payments"), as: Answer.self).payments
    }
  }

  /// One payment that the bank has.
  struct One: Gateway {
    let client: NetworkClient

    func fetch(_ payment: String) async throws -> BankPayment {
      try await client.value(.get("/v1/payments/\(payment)"))
    }
  }

  /// The withdrawal of a payment that was not confirmed.
  struct Withdraw: Gateway {
    let client: NetworkClient

    /// - Throws: A `NetworkError` with status 409 when the payment no longer waits.
    func fetch(_ payment: String) async throws -> BankPayment {
      try await client.value(.delete("/v1/payments/\(payment)"))
    }
  }

  /// A code for a payment.
  struct Code: Hashable, Sendable {
    let payment: String
    let code: String
  }

  /// The confirmation of a payment by its code.
  struct Confirm: Gateway {
    let client: NetworkClient

    private struct Refusal: Decodable { let detail: String }

    /// - Throws: ``CodeRefused`` with the bank's words when the code is wrong.
    func fetch(_ code: Code) async throws -> BankPayment {
      do {
        return try await client.value(.post("/v1/payments/\(code.payment)/confirmation").json(["code": code.code]))
      } catch let error as NetworkError where error.status == 422 || error.status == 409 {
        let words = try? error.value(Refusal.self).detail
        throw CodeRefused(words: words)
      }
    }
  }

  /// The bank does not take a code.
  struct CodeRefused: Error, Hashable {
    /// The bank's words; nil where it has none.
    let words: String?
  }
}
