import Testing
@testable import WalletBanking

/// The limits of a refresh: a wait before a request ends before the request itself does.
@Suite struct TokenRefreshingTests {
  private let turn = TokenRefreshing.answerTime * TokenRefreshing.attempts

  @Test func whoeverWaitsForATurnAndFetchesTokensEndsWithinTheTimeOfARequest() {
    #expect(TokenRefreshing.patience + turn < Banks.answerTime)
  }

  @Test func whoeverWaitsOutlastsTheOneWhoHasTheTurn() {
    #expect(turn < TokenRefreshing.patience)
  }
}
