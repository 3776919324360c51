import Espalier
import EspalierGateways
import Foundation
import Synchronization
import WalletBanking
import WalletCards
import WalletFeatures
import WalletPayments
import WalletRates
import WalletValues

/// A bank of one customer whose data all begin with an X, and the features that are its clients.
final class MarkedBank: Sendable {
  private let state = Mutex(false)

  /// True if nobody can reach the bank.
  var isDown: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// The features that are the bank's clients.
  @MainActor func plugIns() throws -> PlugIns<any WalletShell> {
    let transport = ScriptedTransport { [weak self] in
      guard let self, !isDown else { throw TransportError.unreachable("down") }
      return answer($0)
    }
    let banks = Banks(
      bank: NetworkClient("https://bank.example", over: transport, coding: .snakeCase), secrets: MemorySecretStore())
    let outbox = Outbox(MemoryOutboxStore(), delivery: OutboxDelivery { $0.handlePayments(by: banks) })
    return try PlugIns {
      BankingPlugIn(banks: banks)
      CardsPlugIn(banks: banks)
      PaymentsPlugIn(banks: banks, outbox: outbox)
      RatesPlugIn(gateway: RatesNetworkGateway(bank: NetworkClient("https://bank.example", over: transport)))
    }
  }

  private func answer(_ request: Request) -> Response {
    let path = request.address?.path ?? ""
    switch path {
    case "/v1/tokens": return .json(["access": "access", "refresh": "refresh", "expires_in": 600])
    case "/v1/accounts":
      return .json([
        "accounts": [["id": "1001", "name": "Xgiro", "iban": "XE02", "currency": "EUR", "balance": 123_456]]
      ])
    case "/v1/accounts/1001/operations":
      return .json([
        "operations": [
          [
            "id": "1", "day": "2025-03-01", "amount": -1250, "currency": "EUR", "counterparty": "Xcafe",
            "reference": "X1", "memo": "xlunch",
          ]
        ], "next": .null,
      ])
    case "/v1/cards": return .json(["cards": [card]])
    case "/v1/cards/7":
      var response = Response.json(card)
      response.headers["ETag"] = "\"7\""
      return response
    case "/v1/payments":
      return .json(["payments": [payment(1, "needs_confirmation"), payment(2, "executed"), payment(3, "rejected")]])
    case "/v1/payments/pay_1": return .json(payment(1, "needs_confirmation"))
    case "/v1/rates": return .json(["base": "EUR", "day": "2025-03-14", "rates": ["USD": "1.0834"]])
    default: return .json(["code": "not_found"], status: 404)
    }
  }

  private var card: JSONValue {
    [
      "id": "7", "account": "1001", "name": "Xcard", "last4": "4242", "frozen": true,
      "limits": ["daily": 50_000, "monthly": 200_000], "spent": ["today": 1_250, "month": 50_000],
    ]
  }

  private func payment(_ number: Int, _ state: String) -> JSONValue {
    [
      "id": .string("pay_\(number)"), "state": .string(state), "account": "1001",
      "payee": ["name": "Xgrace", "iban": "XE03"], "amount": 60_000, "currency": "EUR", "reference": "Xref",
      "confirmation": ["code_length": 6, "expires": "2025-03-15T12:10:00Z", "page": "https://bank.example/codes"],
    ]
  }
}
