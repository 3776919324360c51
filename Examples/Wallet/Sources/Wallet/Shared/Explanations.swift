public import Espalier
import Statements
public import WalletStore

// The words that people read of the wallet's errors. The messages of the disk and SQLite are for the person who runs
// the wallet.

extension WalletError: ExplainedError {
  /// An explanation of what happened to the person's data, and of what to do, in the person's language.
  public var explanation: String? { text.localized }

  private var text: LocalizedText {
    switch self {
    case .databaseIsNewer: .errorDatabaseIsNewer
    case .cannotOpen: .errorCannotOpen
    case .cannotMigrate: .errorCannotMigrate
    case .storage: .errorStorage
    case .nameInvalid(let reason): .errorNameInvalid(reason: reason.text.localized)
    case .nameTaken(let name): .errorNameTaken(name: name)
    case .passwordTooShort(let minimum): .errorPasswordTooShort(minimum)
    case .passwordTooLong(let maximum): .errorPasswordTooLong(maximum)
    case .wrongNameOrPassword: .errorWrongNameOrPassword
    case .busy: .errorBusy
    case .tooManySignUps: .errorTooManySignUps
    case .tooManySamples: .errorTooManySamples
    case .lockedOut(let until): .errorLockedOut(moment: Localization.current.moment(until))
    case .noSuchUser: .errorNoSuchUser
    case .noSuchAccount: .errorNoSuchAccount
    case .noSuchPayee: .errorNoSuchPayee
    case .noSuchImport: .errorNoSuchImport
    case .noSuchUndoStep: .errorNoSuchUndoStep
    case .cannotUndo: .errorCannotUndo
    case .accountNeeded(let fileName): .errorAccountNeeded(file: fileName)
    case .accountAmbiguous(let name): .errorAccountAmbiguous(name: name)
    case .currencyDiffers(let account, let other):
      .errorCurrencyDiffers(account: account.code, other: other.code)
    case .tooManyAccounts(let fileName, let most): .errorTooManyAccounts(file: fileName, most: "\(most)")
    case .nothingToImport(let fileName, 0): .errorNoOperations(file: fileName)
    case .nothingToImport(let fileName, let refused):
      .errorNothingToImport(file: fileName, refused: Localization.current.number(refused))
    case .cannotPair(let reason): .errorCannotPair(reason: reason.text.localized)
    case .noSuchOperation: .errorNoSuchOperation
    case .noSuchCategory(let key): .errorNoSuchCategory(category: key.rawValue)
    }
  }

  /// A Boolean value that indicates whether the storage is at fault, which only the person who runs the wallet can
  /// mend.
  public var belongsInLog: Bool {
    switch self {
    case .databaseIsNewer, .cannotOpen, .cannotMigrate, .storage: true
    default: false
    }
  }
}

extension NameFault {
  fileprivate var text: LocalizedText {
    switch self {
    case .empty: .errorNameIsEmpty
    case .tooLong(let most): .errorNameIsLong(most: "\(most)")
    case .hidden: .errorNameIsHidden
    }
  }
}

extension TransferFault {
  fileprivate var text: LocalizedText {
    switch self {
    case .noOtherSide: .errorPairWithoutOther
    case .oneAccount: .errorPairOnOneAccount
    case .takenAlready: .errorPairTaken
    case .sameDirection: .errorPairSameWay
    case .amountsDiffer: .errorPairAmountsDiffer
    }
  }
}
