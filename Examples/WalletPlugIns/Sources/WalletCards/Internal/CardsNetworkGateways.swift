import EspalierGateways

/// Fetches all cards.
struct AllCardsNetworkGateway: Gateway {
  let bank: NetworkClient

  func fetch(_: Void) async throws -> [CardRecord] {
    struct Answer: Decodable { let cards: [CardRecord] }
    return try await bank.value(.get("/v1/cards"), as: Answer.self).cards
  }
}

/// Fetches one card.
struct CardNetworkGateway: Gateway {
  let bank: NetworkClient

  func fetch(_ card: String) async throws -> TaggedCard {
    try await bank.card(card, .get("/v1/cards/\(card)"))
  }
}

/// Freezes a card, or ends that.
struct FreezeNetworkGateway: Gateway {
  let bank: NetworkClient

  func fetch(_ freezing: CardFreezing) async throws -> TaggedCard {
    struct Change: Encodable { let frozen: Bool }
    return try await bank.change(Change(frozen: freezing.isFrozen), card: freezing.card, tag: freezing.tag)
  }
}

/// Sets the limits of a card.
struct LimitsNetworkGateway: Gateway {
  let bank: NetworkClient

  func fetch(_ limiting: CardLimiting) async throws -> TaggedCard {
    struct Change: Encodable { let limits: CardRecord.Limits }
    return try await bank.change(Change(limits: limiting.limits), card: limiting.card, tag: limiting.tag)
  }
}

extension NetworkClient {
  /// Changes the version of a card that has the tag; another version is left as it is.
  fileprivate func change(_ change: some Encodable & Sendable, card: String, tag: String) async throws -> TaggedCard {
    try await self.card(card, .patch("/v1/cards/\(card)").header("If-Match", tag).json(change))
  }

  /// Sends a request whose answer is a card, and tells what only a card can be refused for.
  fileprivate func card(_ id: String, _ request: Request) async throws -> TaggedCard {
    do {
      let answer = try await response(request, as: CardRecord.self)
      guard let tag = answer.headers["ETag"] else { throw CardsError.tagMissing(card: id) }
      return TaggedCard(card: answer.value, tag: tag)
    } catch let error as NetworkError where error.status == 412 {
      throw CardsError.changedElsewhere(card: id)
    } catch let error as NetworkError where error.status == 404 {
      throw CardsError.notThere(card: id)
    }
  }
}
