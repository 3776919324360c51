import Espalier

/// A failure, in words for the person who sees it.
enum SampleError: ExplainedError {
  case gone
  case storage(String)
  // template if sign-in
  case wrongNameOrPassword
  case tooManyPasswords
  case wrongSetUpCode
  case hasAccount
  case nameMissing
  case passwordLength
  // template end

  var explanation: String? {
    switch self {
    case .gone: "This item was deleted meanwhile. Nothing was changed."
    case .storage: "The items could not be read or stored. Nothing was changed; try again."
    // template if sign-in
    case .wrongNameOrPassword: "The name or the password is wrong."
    case .tooManyPasswords: "Too many wrong passwords. Try again in a quarter of an hour."
    case .wrongSetUpCode: "This is not the code that the program said when it started."
    case .hasAccount: "There is an account already. Sign in with it."
    case .nameMissing: "What is your name?"
    case .passwordLength: "A password has 10 to 200 characters."
    // template end
    }
  }

  /// Somebody who runs the app has to look at a store that fails.
  var belongsInLog: Bool { if case .storage = self { true } else { false } }
}
