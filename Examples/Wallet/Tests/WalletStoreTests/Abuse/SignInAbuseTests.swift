import Foundation
import Testing
import WalletStore

/// Strangers who guess passwords, and owners who want to sign in meanwhile.
@Suite struct SignInAbuseTests {
  private let fixture: Fixture
  private let ada: UserID

  init() async throws {
    fixture = try Fixture()
    ada = try await fixture.user("Ada")
  }

  /// Returns the error of a sign-in with a wrong password.
  private func guess(_ name: String = "Ada", from source: SignInSource) async -> WalletError? {
    do {
      _ = try await fixture.database.signIn(name: name, password: "wrong password", from: source)
      return nil
    } catch {
      return error as? WalletError
    }
  }

  private func signIn(from source: SignInSource) async throws -> UserID {
    try await fixture.database.signIn(name: "Ada", password: Fixture.password, from: source)
  }

  private func stranger(_ network: String) -> SignInSource { SignInSource(network: network) }

  /// Ada's own browser, at that network.
  private func known(_ network: String) -> SignInSource {
    SignInSource(network: network) { [ada] in $0 == ada ? "mark" : nil }
  }

  @Test func whoGuessesWaits() async throws {
    for _ in 1...4 { #expect(await guess(from: stranger("192.0.2.1")) == .wrongNameOrPassword) }
    let until = fixture.time.now + 30
    #expect(await guess(from: stranger("192.0.2.1")) == .lockedOut(until: until))
    await #expect(throws: WalletError.lockedOut(until: until)) { try await signIn(from: stranger("192.0.2.1")) }
  }

  @Test func theOwnersBrowserDoesNotWaitForStrangersEvenInTheirNetwork() async throws {
    for number in 0..<80 { _ = await guess(from: stranger("192.0.2.\(number % 10)")) }
    #expect(try await signIn(from: known("192.0.2.1")) == ada)
    #expect(try await signIn(from: known("198.51.100.1")) == ada)
  }

  @Test func theOwnerAtANewBrowserElsewhereDoesNotWaitForOneGuesser() async throws {
    for _ in 0..<30 {
      _ = await guess(from: stranger("192.0.2.1"))
      fixture.time.pass(61 * 60)
    }
    #expect(try await signIn(from: stranger("198.51.100.1")) == ada)
  }

  @Test func aNameThatIsGuessedFromEverywhereWaitsForMinutesOnly() async throws {
    for number in 1...60 { _ = await guess(from: stranger("10.0.\(number).1")) }
    guard case .lockedOut(let until) = await guess(from: stranger("198.51.100.1")) else {
      Issue.record("the name is not slowed")
      return
    }
    #expect(until <= fixture.time.now + 5 * 60)
    fixture.time.pass(5 * 60 + 1)
    #expect(try await signIn(from: stranger("198.51.100.1")) == ada)
  }

  @Test func aNetworkThatGoesThroughManyNamesWaits() async throws {
    for number in 1...19 { #expect(await guess("name \(number)", from: stranger("192.0.2.1")) == .wrongNameOrPassword) }
    #expect(await guess("name 20", from: stranger("192.0.2.1")) == .lockedOut(until: fixture.time.now + 30))
    #expect(await guess("Ada", from: stranger("192.0.2.1")) == .lockedOut(until: fixture.time.now + 30))
    #expect(await guess("name 21", from: stranger("192.0.2.2")) == .wrongNameOrPassword)
  }

  @Test func theOthersInANetworkThatGuessesWaitForAMinuteAtMost() async throws {
    for number in 1...40 {
      _ = await guess("name \(number)", from: stranger("192.0.2.1"))
      fixture.time.pass(61)
    }
    guard case .lockedOut(let until) = await guess("name 41", from: stranger("192.0.2.1")) else {
      Issue.record("the network is not slowed")
      return
    }
    #expect(until <= fixture.time.now + 60)
    fixture.time.pass(61)
    #expect(try await signIn(from: stranger("192.0.2.1")) == ada)
  }

  @Test func oneNetworkSignsUpSoOftenInAnHour() async throws {
    func signUp(_ name: String, from network: String) async throws {
      _ = try await fixture.database.signUp(name: name, password: Fixture.password, from: stranger(network))
    }
    for number in 1...20 { try await signUp("name \(number)", from: "192.0.2.1") }
    await #expect(throws: WalletError.tooManySignUps) { try await signUp("name 21", from: "192.0.2.1") }
    try await signUp("name 21", from: "192.0.2.2")
    fixture.time.pass(60 * 60)
    try await signUp("name 22", from: "192.0.2.1")
  }

  @Test func allStrangersTogetherSignUpSoOftenInAnHour() async throws {
    let source = { (number: Int) in SignInSource(network: "192.0.2.\(number / 15)") }
    for number in 0..<300 {
      _ = try await fixture.database.signUp(name: "name \(number)", password: Fixture.password, from: source(number))
    }
    await #expect(throws: WalletError.tooManySignUps) {
      try await fixture.database.signUp(name: "one more", password: Fixture.password, from: source(300))
    }
    #expect(try await fixture.database.signUp(name: "one more", password: Fixture.password).rawValue > 0)
  }

  @Test func signingInAsOneselfBetweenGuessesDoesNotHelpAGuesser() async throws {
    _ = try await fixture.user("Mallory")
    for number in 1...18 {
      #expect(await guess("name \(number)", from: stranger("192.0.2.1")) == .wrongNameOrPassword)
      _ = try await fixture.database.signIn(
        name: "Mallory", password: Fixture.password, from: stranger("192.0.2.1"))
    }
    #expect(await guess("name 19", from: stranger("192.0.2.1")) == .wrongNameOrPassword)
    #expect(await guess("name 20", from: stranger("192.0.2.1")) == .lockedOut(until: fixture.time.now + 30))
  }

  @Test func aBrowserThatWasTakenFromItsOwnerGuessesNoFaster() async throws {
    for _ in 1...4 { #expect(await guess(from: known("192.0.2.1")) == .wrongNameOrPassword) }
    let until = fixture.time.now + 30
    #expect(await guess(from: known("198.51.100.1")) == .lockedOut(until: until))
    // The owner's other ways in are open.
    #expect(try await signIn(from: .thisMachine) == ada)
  }

  @Test func theMarkOfABrowserIsAskedForTheUserWhoseNameItIs() async throws {
    let bob = try await fixture.user("Bob")
    let source = SignInSource(network: "192.0.2.1") { $0 == bob ? "bob's" : nil }
    for _ in 1...5 { _ = await guess("Ada", from: source) }
    #expect(await guess("Ada", from: source) == .lockedOut(until: fixture.time.now + 30))
    #expect(try await fixture.database.signIn(name: "Bob", password: Fixture.password, from: source) == bob)
  }

  @Test func deletingAnAccountTakesNoMoreGuessesThanSigningIn() async throws {
    for _ in 1...4 {
      await #expect(throws: WalletError.wrongNameOrPassword) {
        try await fixture.database.deleteUser(ada, password: "wrong password", from: stranger("192.0.2.1"))
      }
    }
    await #expect(throws: WalletError.lockedOut(until: fixture.time.now + 30)) {
      try await fixture.database.deleteUser(ada, password: "wrong password", from: stranger("192.0.2.1"))
    }
  }

  @Test func whoHasHungUpCostsNoGuessAndNoWork() async throws {
    let task = Task { [fixture] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fixture.database.signIn(
        name: "Ada", password: "wrong password", from: SignInSource(network: "192.0.2.1"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    for _ in 1...4 { #expect(await guess(from: stranger("192.0.2.1")) == .wrongNameOrPassword) }
  }
}
