public import Espalier
public import Foundation
public import WalletGateways
import WalletStore

extension Submission {
  /// Signing in with a name and a password.
  public static let signIn = Submission("sign-in")
  /// Creating a user.
  public static let signUp = Submission("sign-up")
  /// Looking round as a throw-away user with made-up data.
  public static let sample = Submission("sample")
  /// Signing out.
  public static let signOut = Submission("sign-out")
  /// Erasing the user with all that is theirs.
  public static let deleteAccount = Submission("delete-account")
}

/// The names of the fields that the wallet's submissions read.
extension FieldName {
  static let username: Self = "username"
  static let password: Self = "password"
  static let next: Self = "next"
}

/// Returns the handlers of the wallet's forms. A surface calls them, because they decide who the person is to it.
///
/// The identity that they return is the user's id; it is the identity of the ``Visitor`` from then on, and
/// ``walletExports(of:guest:)`` takes it.
public func walletSubmissions(
  _ users: any UsersGateway, now: @escaping @Sendable () -> Date = { Date() }
) -> [Submission: SubmissionHandler] {
  walletSubmissions({ users }, now: now)
}

/// Does the same for a wallet that is still being opened: a form that is sent meanwhile is answered when it is open.
public func walletSubmissions(
  _ opened: @escaping @Sendable () async throws -> any UsersGateway, now: @escaping @Sendable () -> Date = { Date() }
) -> [Submission: SubmissionHandler] {
  [
    .signIn: { values, submitter in
      try await answer(to: submitter, opened, now) {
        let user = try await opened().signIn(
          name: values[.username], password: values[.password], from: source(submitter))
        return .signIn(identity: user.identity, to: destination(values))
      }
    },
    .signUp: { values, submitter in
      try await answer(to: submitter, opened, now) {
        let user = try await opened().signUp(
          name: values[.username], password: values[.password], from: source(submitter))
        return .signIn(identity: user.identity, to: destination(values))
      }
    },
    .sample: { _, submitter in
      try await answer(to: submitter, opened, now) {
        let users = try await opened()
        let user = try await users.makeSample(seed: seed(of: submitter.visit), for: submitter.network)
        // A person who looks round anew is done with the former look.
        if let former = submitter.identity.flatMap(UserID.init(identity:)) { try? await users.eraseSample(former) }
        return .signIn(identity: user.identity, to: "/")
      }
    },
    .signOut: { _, submitter in
      // The welcome promises that nothing of a look round is kept, and a change can be undone until its person leaves.
      // Old samples and steps are swept anyway, so a failure here harms nobody.
      if let user = submitter.identity.flatMap(UserID.init(identity:)), let users = try? await opened() {
        try? await users.eraseSample(user)
        try? await users.forgetUndoSteps(of: user)
      }
      return .signOut(to: "/sign-in")
    },
    .deleteAccount: { values, submitter in
      guard let user = submitter.identity.flatMap(UserID.init(identity:)) else { return .signOut(to: "/sign-in") }
      return try await answer(to: submitter, opened, now) {
        do {
          let users = try await opened()
          if try await users.isSample(user) {
            try await users.eraseSample(user)
          } else {
            try await users.delete(user, password: values[.password], from: source(submitter))
          }
        } catch WalletError.wrongNameOrPassword {
          return .rejected([.password: .localized(.welcomeWrongPassword)])
        } catch WalletError.noSuchUser {
          // Another window was faster, with the wanted result.
        }
        return .signOutEverywhere(to: "/sign-in")
      }
    },
  ]
}

/// Returns the seed of a visit's sample data: a person who looks round again in one visit finds the same money.
private func seed(of visit: String) -> UInt64 {
  visit.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

/// Returns the source by which wrong passwords are counted.
private func source(_ submitter: Submitter) -> SignInSource {
  SignInSource(network: submitter.network) { submitter.browserMark(of: $0.identity) }
}

/// Returns the place to which signing in leads: the one that the person wanted to see, if it is one of the app's.
private func destination(_ values: SubmissionValues) -> Destination {
  Path(values[.next]).flatMap { try? WalletRoute(at: $0) }.map { Destination($0) } ?? "/"
}

/// Carries a form out in the language of its sender, and puts a refusal beside the field that it is about. An error that
/// only the person who runs the wallet can mend is thrown on.
private func answer(
  to submitter: Submitter, _ opened: @Sendable () async throws -> any UsersGateway, _ now: @Sendable () -> Date,
  _ body: () async throws -> SubmissionOutcome
) async throws -> SubmissionOutcome {
  try await Localization.$current.withValue(await localization(of: submitter, opened)) {
    do {
      return try await body()
    } catch let error as WalletError {
      let words = error.explanation ?? "\(error)"
      switch error {
      case .nameInvalid, .nameTaken: return .rejected([.username: words])
      case .passwordTooShort, .passwordTooLong: return .rejected([.password: words])
      case .lockedOut(let until):
        let minutes = max(1, Int((until.timeIntervalSince(now()) / 60).rounded(.up)))
        return .rejected([.form: .localized(.welcomeLockedOut(minutes))])
      case let error where error.belongsInLog: throw error
      default: return .rejected([.form: words])
      }
    }
  }
}

/// Returns the localization of a form's sender: that which they have chosen, else that of the browser.
private func localization(
  of submitter: Submitter, _ opened: @Sendable () async throws -> any UsersGateway
) async -> Localization {
  var browser = Visitor()
  (browser.locale, browser.timeZone) = (Localization.current.locale, Localization.current.timeZone)
  var language = UserSettings.Language.system
  if let user = submitter.identity.flatMap(UserID.init(identity:)),
    let settings = try? await opened().settings(of: user)
  {
    language = settings.language
  }
  return language.localization(of: browser, tables: TextTable.wallet)
}
