import Espalier
import EspalierGateways
import Testing
import WalletBanking
import WalletCards
import WalletValues

/// The limits of a card: what is filled in, checked and sent, and what becomes of it when the card is changed elsewhere.
@MainActor @Suite struct LimitsPresenterTests {
  private let view = WrittenLimitsView()
  private let router = WrittenRouter()

  private func presenter(_ interactor: any LimitsInteractor) -> LimitsPresenter {
    LimitsPresenter(view: view, parameters: LimitsParameters(card: "7"), interactor: interactor, router: router)
  }

  private func version(_ tag: String, daily: Int64 = 50_000, monthly: Int64 = 200_000) throws -> CardVersion {
    CardVersion(card: try card(daily: daily, monthly: monthly), tag: tag)
  }

  @Test func theFormBeginsWithTheLimitsOfTheCardAndSendsOthers() async throws {
    let interactor = ScriptedLimits(versions: [try version("a")])
    let presenter = presenter(interactor)
    await presenter.load()
    let form = try #require(view.form)
    #expect(form.value.daily == 500 && form.value.monthly == 2000 && !presenter.isEdited)
    form.value.daily = 20.05
    #expect(presenter.isEdited)
    try await form.submit()
    #expect(interactor.sent.asked.map(\.tag) == ["a"])
    #expect(interactor.sent.asked.map(\.limits) == [CardRecord.Limits(daily: 2_005, monthly: 200_000)])
    #expect(!presenter.isEdited && router.ways == [.list])
  }

  @Test(arguments: [
    (Optional(-1.0), Optional(5.0), "A limit cannot be negative."),
    (6.0, 5.0, "A day cannot have more than its month."),
    (5.0, -1.0, "A limit cannot be negative."),
    (nil, 5.0, "Say how much may be spent in a day; 0 for nothing."),
    (5.0, nil, "Say how much may be spent in a month; 0 for nothing."),
    (5.0, 1_000_000.01, "That is more than the bank takes as a limit."),
  ])
  func whatIsNoLimitIsSaidAndNotSent(daily: Double?, monthly: Double?, words: String) async throws {
    let interactor = ScriptedLimits(versions: [try version("a")])
    let presenter = presenter(interactor)
    await presenter.load()
    let form = try #require(view.form)
    (form.value.daily, form.value.monthly) = (daily, monthly)
    try await form.submit()
    #expect(form.problems.contains(words) && presenter.isEdited)
    #expect(interactor.sent.asked.isEmpty && router.ways.isEmpty)
  }

  @Test(arguments: [(0.0, 0.0), (5.0, 5.0), (0.0, 1_000_000.0)])
  func theBoundsAreLimitsToo(daily: Double, monthly: Double) async throws {
    let interactor = ScriptedLimits(versions: [try version("a")])
    let presenter = presenter(interactor)
    await presenter.load()
    let form = try #require(view.form)
    (form.value.daily, form.value.monthly) = (daily, monthly)
    try await form.submit()
    #expect(interactor.sent.asked.count == 1 && !presenter.isEdited)
  }

  @Test func aCardThatWasChangedElsewhereIsShownAndNothingThatWasTypedIsLost() async throws {
    let interactor = ScriptedLimits(versions: [try version("a"), try version("b", daily: 10_000, monthly: 90_000)])
    let presenter = presenter(interactor)
    await presenter.load()
    let form = try #require(view.form)
    form.value.daily = 20
    try await form.submit()
    #expect(view.changes == 1 && router.ways.isEmpty)
    #expect(view.card.value?.tag == "b")
    #expect(form.value.daily == 20, "what was typed stays")
    #expect(form.value.monthly == 900, "what was not is as the card is now")
    #expect(presenter.isEdited)
    try await form.submit()
    #expect(interactor.sent.asked.map(\.tag) == ["a", "b"] && router.ways == [.list])
    #expect(interactor.sent.asked.last?.limits == CardRecord.Limits(daily: 2_000, monthly: 90_000))
  }

  @Test func whatTheBankRefusesIsToldAndTheFormStays() async throws {
    let interactor = ScriptedLimits(versions: [try version("a")], failure: BankError.notConnected)
    let presenter = presenter(interactor)
    await presenter.load()
    let form = try #require(view.form)
    form.value.daily = 20
    try await form.submit()
    #expect(view.alert?.title == "The limits were not saved")
    #expect(view.alert?.message == BankError.notConnected.explanation)
    #expect(form.value.daily == 20 && presenter.isEdited && router.ways.isEmpty)
  }

  @Test func whatWasKeptIsFilledInAgain() async throws {
    let first = presenter(ScriptedLimits(versions: [try version("a")]))
    await first.load()
    #expect(first.restorationState == nil)
    view.form?.value.daily = 20
    let kept = try #require(first.restorationState)
    let second = presenter(ScriptedLimits(versions: [try version("a")]))
    second.restore(kept)
    await second.load()
    #expect(view.form?.value.daily == 20 && second.isEdited)
  }
}

/// Has one version of the card after the other: a change of any but the last is refused, as it was changed elsewhere.
private final class ScriptedLimits: LimitsInteractor {
  let versions: [CardVersion]
  let failure: (any Error)?
  let asked = MockGateway<Card.ID, Int>(0)
  let sent = MockGateway<CardLimiting, Int>(0)

  init(versions: [CardVersion], failure: (any Error)? = nil) {
    self.versions = versions
    self.failure = failure
  }

  func card(_ id: Card.ID) async throws -> CardVersion {
    _ = try await asked.fetch(id)
    return versions[min(asked.asked.count, versions.count) - 1]
  }

  func setLimits(_ limits: Card.Amounts, of version: CardVersion) async throws -> CardVersion {
    if let failure { throw failure }
    _ = try await sent.fetch(
      CardLimiting(
        card: version.card.id, tag: version.tag,
        limits: CardRecord.Limits(daily: limits.daily.minorUnits, monthly: limits.monthly.minorUnits)))
    guard version.tag == versions.last?.tag else { throw CardsError.changedElsewhere(card: version.card.id) }
    return version
  }
}
