import EspalierGateways

/// A card, in the bank's own words. Amounts are in the smallest unit.
struct Card: Hashable, Sendable, Codable, Identifiable {
  struct Limits: Hashable, Sendable, Codable {
    var daily: Int
    var monthly: Int
  }

  struct Spent: Hashable, Sendable, Codable {
    var today: Int
    var month: Int
  }

  let id: String
  let account: String
  let name: String
  let last4: String
  var frozen: Bool
  var limits: Limits
  var spent: Spent
}

/// A card, with the version by which the bank knows whether a change was made of what it has.
struct VersionedCard: Hashable, Sendable {
  let card: Card
  let version: String
}

/// A change of a card; what is nil stays.
struct CardChange: Hashable, Sendable {
  let card: String
  let version: String
  var frozen: Bool?
  var limits: Card.Limits?
}
