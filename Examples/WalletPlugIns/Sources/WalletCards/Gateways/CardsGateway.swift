import EspalierGateways

/// The fetches about cards, each by itself.
enum CardsGateway {
  /// All cards of the customer.
  struct All: Gateway {
    let client: NetworkClient

    private struct Answer: Decodable, Sendable { let cards: [Card] }

    func fetch(_ nothing: Void) async throws -> [Card] {
      try await client.value(.get("/v1/cards"), as: Answer.self).cards
    }
  }

  /// One card, with its version.
  struct One: Gateway {
    let client: NetworkClient

    func fetch(_ id: String) async throws -> VersionedCard {
      let answer = try await client.response(.get("/v1/cards/\(id)"), as: Card.self)
      return VersionedCard(card: answer.value, version: answer.headers["ETag"] ?? "")
    }
  }

  /// A change of a card, made of the version that was seen.
  struct Change: Gateway {
    let client: NetworkClient

    private struct Body: Encodable, Sendable {
      var frozen: Bool?
      var limits: Card.Limits?
    }

    /// - Throws: ``CardsError/changedElsewhere`` when the bank has another version by now.
    func fetch(_ change: CardChange) async throws -> Card {
      do {
        return try await client.value(
          .patch("/v1/cards/\(change.card)").header("If-Match", change.version)
            .json(Body(frozen: change.frozen, limits: change.limits)))
      } catch let error as NetworkError where error.status == 412 {
        throw CardsError.changedElsewhere
      }
    }
  }
}
