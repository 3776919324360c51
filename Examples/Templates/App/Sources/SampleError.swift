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
    case .gone: .localized(.itemsGone)
    case .storage: .localized(.itemsStorageFailed)
    // template if sign-in
    case .wrongNameOrPassword: .localized(.signInWrongNameOrPassword)
    case .tooManyPasswords: .localized(.signInTooManyPasswords)
    case .wrongSetUpCode: .localized(.signInWrongSetUpCode)
    case .hasAccount: .localized(.signInHasAccount)
    case .nameMissing: .localized(.signInNameMissing)
    case .passwordLength: .localized(.signInPasswordLength)
    // template end
    }
  }

  /// The place of an item that has gone is not there.
  var isNotFound: Bool { if case .gone = self { true } else { false } }

  /// True for an error that the operator must correct, such as a store that fails.
  var belongsInLog: Bool { if case .storage = self { true } else { false } }
}
