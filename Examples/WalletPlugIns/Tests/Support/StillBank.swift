import EspalierGateways
import Foundation
import Synchronization

/// A bank of one customer, as the features in these tests see it: its answers are written down here.
final class StillBank: Sendable {
  private struct State {
    var refreshes = ["refresh-0"]
    var failing: [String] = []
    var payments: [StillPayment] = []
    var isDown = false
    var refusal: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// The transport that carries requests to the bank.
  let transport: ScriptedTransport

  init() {
    let reference = Reference()
    transport = ScriptedTransport { request in
      guard let bank = reference.bank.withLock({ $0 }) else { throw TransportError.unreachable("gone") }
      return try bank.answer(request)
    }
    reference.bank.withLock { $0 = self }
  }

  private final class Reference: Sendable {
    let bank = Mutex<StillBank?>(nil)
  }

  /// True if nobody can reach the bank.
  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  /// The payments that it took, the oldest first.
  var payments: [StillPayment] { state.withLock { $0.payments } }

  /// Calls an action before a refresh token is refused, once.
  func beforeRefusal(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.refusal = action } }

  /// Fails from now on below a path.
  func fails(below path: String) { state.withLock { $0.failing.append(path) } }

  private func answer(_ request: Request) throws -> Response {
    let path = request.address?.path ?? ""
    if state.withLock({ state in state.isDown || state.failing.contains { path.hasPrefix($0) } }) {
      throw TransportError.unreachable("down")
    }
    if path == "/v1/tokens" { return tokens(request) }
    guard request.headers["Authorization"]?.hasPrefix("Bearer access") == true else {
      return .json(["code": "token_missing"], status: 401)
    }
    switch path {
    case "/v1/accounts":
      return .json([
        "accounts": [
          ["id": "1001", "name": "Giro", "iban": "DE02", "currency": "EUR", "balance": 123_456]
        ]
      ])
    case "/v1/accounts/1001/operations":
      return request.address?.absolute.contains("cursor=") == true
        ? .json(["operations": [operation(1)], "next": .null])
        : .json(["operations": [operation(3), operation(2)], "next": "more"])
    case "/v1/payments": return request.method == .post ? pay(request) : .json(["payments": list])
    case _ where path.hasSuffix("/confirmation"): return confirm(path, request)
    case _ where path.hasPrefix("/v1/payments/"): return one(path, isWithdrawn: request.method == .delete)
    default: return .json(["code": "not_found"], status: 404)
    }
  }

  private func operation(_ id: Int) -> JSONValue {
    [
      "id": .string("\(id)"), "day": .string("2025-03-0\(id)"), "amount": -1250, "currency": "EUR",
      "counterparty": "Cafe", "reference": .string("R-\(id)"), "memo": "lunch",
    ]
  }

  private var list: JSONValue { .array(payments.reversed().map(\.json)) }

  /// Pays once for a key; above 500.00 a code is needed, above 2000.00 nothing is paid.
  private func pay(_ request: Request) -> Response {
    struct Order: Decodable {
      struct Payee: Decodable { let name: String, iban: String }
      let payee: Payee
      let amount: Int
      let reference: String
    }
    guard let order = try? JSONDecoder().decode(Order.self, from: request.body?.chunks.data ?? Data()),
      let key = request.headers["Idempotency-Key"]
    else { return .json([:], status: 400) }
    return state.withLock { state in
      if let payment = state.payments.first(where: { $0.key == key }) { return .json(payment.json, status: 201) }
      guard order.amount <= 200_000 else {
        var refusal = Response.json(
          ["code": "limit_exceeded", "title": "Too much", "detail": "At most 2000.00 a day."], status: 422)
        refusal.headers["Content-Type"] = "application/problem+json"
        return refusal
      }
      let payment = StillPayment(
        key: key, number: state.payments.count + 1, payee: order.payee.name, iban: order.payee.iban,
        amount: order.amount, reference: order.reference,
        state: order.amount > 50_000 ? "needs_confirmation" : "executed")
      state.payments.append(payment)
      return .json(payment.json, status: order.amount > 50_000 ? 202 : 201)
    }
  }

  /// Tells of a payment, withdrawn before where that is asked for and it waits.
  private func one(_ path: String, isWithdrawn: Bool) -> Response {
    state.withLock { state in
      guard let index = state.payments.firstIndex(where: { path.hasSuffix("/\($0.id)") }) else {
        return .json(["code": "not_found"], status: 404)
      }
      if isWithdrawn {
        guard state.payments[index].state == "needs_confirmation" else {
          return .json(["code": "not_waiting", "detail": "It no longer waits."], status: 409)
        }
        state.payments[index].state = "withdrawn"
      }
      return .json(state.payments[index].json)
    }
  }

  /// Carries a payment out behind the back of its customer's wallet.
  func execute(_ id: String) {
    state.withLock { state in
      for index in state.payments.indices where state.payments[index].id == id {
        state.payments[index].state = "executed"
      }
    }
  }

  private func confirm(_ path: String, _ request: Request) -> Response {
    let body = String(decoding: request.body?.chunks.data ?? Data(), as: UTF8.self)
    return state.withLock { state in
      guard let index = state.payments.firstIndex(where: { path.contains("/\($0.id)/") }) else {
        return .json(["code": "not_found"], status: 404)
      }
      guard body.contains("123456") else {
        return .json(["code": "wrong_code", "detail": "The code is wrong."], status: 422)
      }
      state.payments[index].state = "executed"
      return .json(state.payments[index].json)
    }
  }

  /// A refresh token works once.
  private func tokens(_ request: Request) -> Response {
    let body = (request.body?.chunks.data).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return state.withLock { state in
      if body.contains("password") {
        guard body.contains("analytical") else { return .json(["code": "wrong_password"], status: 401) }
      } else {
        guard let index = state.refreshes.firstIndex(where: { body.contains("\"\($0)\"") }) else {
          state.refusal?()
          state.refusal = nil
          return .json(["code": "token_unknown"], status: 401)
        }
        state.refreshes.remove(at: index)
      }
      let refresh = "refresh-\(state.refreshes.count == 1 ? 1 : 2)"
      state.refreshes.append(refresh)
      return .json(["access": "access", "refresh": .string(refresh), "expires_in": 600])
    }
  }
}

/// A payment that the bank in these tests took.
struct StillPayment: Sendable {
  let key: String
  let number: Int
  let payee: String
  let iban: String
  let amount: Int
  let reference: String
  var state: String
  var page = "https://bank.example/codes"

  var id: String { "pay_\(number)" }

  var json: JSONValue {
    [
      "id": .string(id), "state": .string(state), "account": "1001",
      "payee": ["name": .string(payee), "iban": .string(iban)], "amount": .number(Decimal(amount)), "currency": "EUR",
      "reference": .string(reference),
      "confirmation": state == "needs_confirmation"
        ? ["code_length": 6, "expires": "2025-03-15T12:10:00Z", "page": .string(page)] : .null,
    ]
  }
}
