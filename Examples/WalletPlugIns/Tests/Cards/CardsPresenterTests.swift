import Espalier
import EspalierGateways
import EspalierTesting
import Testing
import WalletFeatures
import WalletBanking
import WalletCards
import WalletValues

/// The list of cards in its parts: presenter and view, each with another one beside it.
@MainActor @Suite struct CardsPresenterTests {
  private let view = WrittenCardsView()
  private let router = WrittenRouter()

  private func presenter(_ interactor: any CardsInteractor) -> CardsPresenter {
    CardsPresenter(view: view, interactor: interactor, router: router)
  }

  @Test func theViewIsToldOfLoadingAndOfTheCards() async throws {
    let card = try card()
    await presenter(FixedCards([card])).load()
    #expect(view.shown.map(\.isLoading) == [true, false])
    #expect(view.shown.last?.value == [card])
  }

  @Test func whatWentWrongIsShownAndABankThatIsNotConnectedIsAskedFor() async throws {
    await presenter(FailingCards(error: CardsError.tagMissing(card: "7"))).load()
    #expect(view.shown.last?.error as? CardsError == .tagMissing(card: "7") && view.connecting.isEmpty)
    await presenter(FailingCards(error: BankError.notConnected)).load()
    await presenter(FailingCards(error: BankError.ended)).load()
    #expect(view.connecting == [BankError.notConnected, .ended].compactMap(\.explanation))
  }

  @Test func aCardIsFrozenOnlyOnceThePersonHasAgreed() async throws {
    let gateway = MockGateway<CardFreezing, Bool>(true)
    let presenter = presenter(FreezingCards(gateway))
    presenter.tapFreeze(try card())
    #expect(view.alert?.title == "Freeze Everyday?" && gateway.asked.isEmpty)
    try await view.agree()
    #expect(gateway.asked.map(\.isFrozen) == [true])
    #expect(view.most == 1 && view.activity == 0, "it is under way, and ends")
    presenter.tapFreeze(try card(isFrozen: true))
    #expect(view.alert?.title == "Use Everyday again?")
    try await view.agree()
    #expect(gateway.asked.map(\.isFrozen) == [true, false])
  }

  @Test func aFreezeThatFailsIsTold() async throws {
    let presenter = presenter(FailingCards(error: CardsError.changedElsewhere(card: "7")))
    presenter.tapFreeze(try card())
    try await view.agree()
    #expect(view.alert?.title == "Everyday was not frozen")
    #expect(view.alert?.message == CardsError.changedElsewhere(card: "7").explanation)
    #expect(view.shown.isEmpty == false, "the card is shown as it is now")
  }

  @Test func theLimitsAreTheRoutersWay() throws {
    try presenter(FixedCards([])).tapLimits(of: card("8"))
    #expect(router.ways == [.limits("8")])
  }

  @Test func aLateAnswerFindsNoView() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Card.self)
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    weak var gone: WrittenCardsView?
    let presenter: CardsPresenter
    let load: Task<Void, Never>
    do {
      let view = WrittenCardsView()
      gone = view
      presenter = CardsPresenter(
        view: view, interactor: LateCards(asked: question, answers: answers), router: router)
      load = Task { await presenter.load() }
      for await _ in questions { break }
      #expect(view.shown.count == 1)
    }
    #expect(gone == nil, "neither the presenter nor its load keeps the view")
    answer.yield(try card())
    answer.finish()
    await load.value
    #expect(presenter.view == nil)
  }

  @Test func theViewDoesNotWaitForAFreezeThatIsUnderWay() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Card.self)
    let (questions, question) = AsyncStream.makeStream(of: Void.self)
    weak var gone: WrittenCardsView?
    let freeze: Task<Void, any Error>
    let presenter: CardsPresenter
    do {
      let view = WrittenCardsView()
      gone = view
      presenter = CardsPresenter(
        view: view, interactor: LateCards(asked: question, answers: answers), router: router)
      presenter.tapFreeze(try card())
      let agreed = try #require(view.takeAlert()?.buttons.last?.action)
      freeze = Task { try await agreed() }
      for await _ in questions { break }
    }
    #expect(gone == nil)
    answer.yield(try card())
    answer.finish()
    try await freeze.value
  }

  @Test(arguments: [["Everyday"], ["Travel", "Business"]])
  func theSamePresenterAndViewRunOverAnotherInteractor(names: [String]) async throws {
    let cards = try names.enumerated().map { index, name in
      let made = try card("\(index)")
      return Card(
        id: made.id, name: name, lastDigits: "000\(index)", account: made.account, isFrozen: false, limits: made.limits,
        spent: made.spent)
    }
    let factory = CardsFactory(interactor: FixedCards(cards), router: router, connecting: nil)
    let app = TestApp(Window(coordinator: OneScene(factory), title: "Cards"))
    app.window.environment.formats = try StillShell().formats
    try await app.open("/")
    let text = try await app.text()
    for name in ["Everyday", "Travel", "Business"] { #expect(text.contains(name) == names.contains(name)) }
  }
}

private struct FixedCards: CardsInteractor {
  let all: [Card]
  init(_ all: [Card]) { self.all = all }
  func cards() -> [Card] { all }
  func setFrozen(_ isFrozen: Bool, card: Card.ID) {}
}

private struct FailingCards: CardsInteractor {
  let error: any Error
  func cards() throws -> [Card] { throw error }
  func setFrozen(_ isFrozen: Bool, card: Card.ID) throws { throw error }
}

private struct FreezingCards: CardsInteractor {
  let gateway: MockGateway<CardFreezing, Bool>
  init(_ gateway: MockGateway<CardFreezing, Bool>) { self.gateway = gateway }
  func cards() -> [Card] { [] }
  func setFrozen(_ isFrozen: Bool, card: Card.ID) async throws {
    _ = try await gateway.fetch(CardFreezing(card: card, tag: "", isFrozen: isFrozen))
  }
}

/// Answers when the test says so.
private struct LateCards: CardsInteractor {
  let asked: AsyncStream<Void>.Continuation
  let answers: AsyncStream<Card>
  func cards() async -> [Card] {
    asked.yield()
    return await answers.reduce(into: []) { $0.append($1) }
  }
  func setFrozen(_ isFrozen: Bool, card: Card.ID) async { _ = await cards() }
}

private enum OnlyRoute: Route {
  case only
  var path: Path { "/" }
  static let paths = Paths<Self> { only }
}

private final class OneScene: Coordinator<OnlyRoute> {
  private let factory: CardsFactory
  init(_ factory: CardsFactory) { self.factory = factory }
  override func placement(of route: OnlyRoute) -> Placement<OnlyRoute> { .root(self.factory.make()) }
}
