import EspalierGateways
import Foundation
import Synchronization
import WalletBanking
import WalletCards
import WalletFeatures

/// A bank that is not there: two accounts and two cards, which a test freezes and limits as somebody else would. A card has
/// another tag after each change.
final class ScriptedBank: Sendable {
  private struct State {
    var cards = [
      CardRecord(
        id: "7", account: "1", name: "Everyday", last4: "4242", frozen: false,
        limits: .init(daily: 50_000, monthly: 200_000), spent: .init(today: 1_250, month: 50_000)),
      CardRecord(
        id: "8", account: "2", name: "Travel", last4: "0007", frozen: true, limits: .init(daily: 9_000, monthly: 9_000),
        spent: .init(today: 0, month: 9_500)),
    ]
    var versions: [String: Int] = [:]
    var refusal: Int?
  }

  private struct Change: Decodable {
    var frozen: Bool?
    var limits: CardRecord.Limits?
  }

  private let state = Mutex(State())

  /// The people's connections to the bank.
  var banks: Banks {
    Banks(
      bank: NetworkClient("https://bank.example", over: transport, coding: .snakeCase), secrets: MemorySecretStore())
  }

  /// The transport that carries requests to the bank.
  var transport: ScriptedTransport { ScriptedTransport { try self.answer($0) } }

  /// Returns the connections, with the stand-in shell's person connected.
  func connected() async throws -> Banks {
    let banks = banks
    try await banks.bank(of: PersonID("1")).connect(name: "ada", password: "analytical")
    return banks
  }

  /// A card as it is now.
  func card(_ id: String) -> CardRecord? { state.withLock { $0.cards.first { $0.id == id } } }

  /// Changes a card, as another program does.
  func change(_ id: String, frozen: Bool? = nil, limits: CardRecord.Limits? = nil) {
    state.withLock { state in
      guard let index = state.cards.firstIndex(where: { $0.id == id }) else { return }
      let card = state.cards[index]
      state.cards[index] = CardRecord(
        id: card.id, account: card.account, name: card.name, last4: card.last4, frozen: frozen ?? card.frozen,
        limits: limits ?? card.limits, spent: card.spent)
      state.versions[id, default: 0] += 1
    }
  }

  /// Answers all changes with a status; nil ends that.
  func refuse(with status: Int?) { state.withLock { $0.refusal = status } }

  private func answer(_ request: Request) throws -> Response {
    let path = request.address?.path ?? ""
    if path == "/v1/tokens" { return .json(["access": "a", "refresh": "r", "expires_in": 600]) }
    guard request.headers["Authorization"] == "Bearer a" else { return Response(status: 401) }
    if path == "/v1/accounts" {
      return .json([
        "accounts": [
          ["id": "1", "name": "Giro", "currency": "EUR", "iban": "DE02", "balance": 0],
          ["id": "2", "name": "Holidays", "currency": "JPY", "iban": "DE02", "balance": 0],
        ]
      ])
    }
    if path == "/v1/cards" { return try json(["cards": state.withLock { $0.cards }]) }
    let id = String(path.dropFirst("/v1/cards/".count))
    guard card(id) != nil else { return Response(status: 404) }
    if request.method == .patch {
      if let refusal = state.withLock({ $0.refusal }) { return Response(status: refusal) }
      guard let condition = request.headers["If-Match"] else { return Response(status: 428) }
      guard condition == tag(of: id) else { return Response(status: 412) }
      let change = try JSONCoding.decoder().decode(Change.self, from: request.body?.chunks.data ?? Data())
      self.change(id, frozen: change.frozen, limits: change.limits)
    }
    var answer = try json(card(id))
    answer.headers["ETag"] = tag(of: id)
    return answer
  }

  private func tag(of id: String) -> String { "\"\(id)-\(state.withLock { $0.versions[id] ?? 0 })\"" }

  private func json(_ value: some Encodable) throws -> Response {
    Response(
      status: 200, headers: ["Content-Type": "application/json"],
      body: ByteChunks(try JSONCoding.encoder().encode(value)))
  }
}
