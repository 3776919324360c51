// template if sign-in
import Espalier

extension Submission {
  static let setUp = Submission("set-up")
  static let signIn = Submission("sign-in")
  static let signOut = Submission("sign-out")
}

extension FieldName {
  static let code: Self = "code"
  static let name: Self = "name"
  static let password: Self = "password"
  static let next: Self = "next"
}

/// Returns the answers to the forms that say who a person is.
func signingIn(_ accounts: Accounts) -> [Submission: SubmissionHandler] {
  [
    .setUp: { values, submitter in
      do {
        let account = try await accounts.setUp(
          code: values[.code], name: values[.name], password: values[.password], from: submitter.network)
        return .signIn(identity: account.id, to: "/")
      } catch let error as SampleError {
        // No window says in which language. That of the browser is known, and the app's texts are not.
        let words = Localization.$current.withValue(Localization.current.withTexts) { error.explanation }
        return .rejected([field(of: error): words ?? ""])
      }
    },
    .signIn: { values, submitter in
      let account = try await accounts.signIn(
        name: values[.name], password: values[.password], from: submitter.network)
      return .signIn(identity: account.id, to: onward(from: values))
    },
    .signOut: { _, _ in .signOut(to: Destination(SampleRoute.signIn(next: nil))) },
  ]
}

/// Returns the field that a refusal is about.
private func field(of error: SampleError) -> FieldName {
  switch error {
  case .wrongSetUpCode: .code
  case .nameMissing: .name
  case .passwordLength: .password
  default: .form
  }
}

/// Returns the place that the person wanted to see, if it is one of the app's: a prepared link leads nobody out of it.
private func onward(from values: SubmissionValues) -> Destination {
  Path(values[.next]).flatMap { try? SampleRoute(at: $0) }.map { Destination($0) } ?? "/"
}
// template end
