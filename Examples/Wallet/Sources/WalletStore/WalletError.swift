public import Foundation
public import Statements

/// An error with which the wallet's storage refuses, in words that can be shown to the person.
///
/// An id that belongs to somebody else and an id that never was give the same error, so that an answer tells nothing of
/// others.
public enum WalletError: Error, Hashable, Sendable {
  /// A newer version of the program has already changed the database at `path`.
  case databaseIsNewer(path: String)
  /// The database at `path` cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The tables of the database at `path` could not be brought up to date.
  case cannotMigrate(path: String, reason: String)
  /// The database could not do what it was asked; nothing was changed.
  case storage(reason: String)
  /// The name cannot be a user's name.
  case nameInvalid(reason: NameFault)
  /// Somebody already has that name.
  case nameTaken(name: String)
  /// The password has fewer characters than `minimum`.
  case passwordTooShort(minimum: Int)
  /// The password has more bytes than `maximum`.
  case passwordTooLong(maximum: Int)
  /// There is no such user, or the password is not theirs; which of the two is not said.
  case wrongNameOrPassword
  /// So many passwords are being looked at that there is no place to wait for one more; nothing was done.
  case busy
  /// So many people have signed up, there or everywhere, that no more do for a while; nothing was done.
  case tooManySignUps
  /// So many people look round in sample data that there is no room for one more at the moment.
  case tooManySamples
  /// Too many wrong passwords; none from there, or for this name, is looked at before `until`.
  case lockedOut(until: Date)
  /// The user has been deleted, or never was.
  case noSuchUser
  /// The user has no account with that id.
  case noSuchAccount
  /// The user has no operation of that payee.
  case noSuchPayee
  /// The user has no import with that id.
  case noSuchImport
  /// There is nothing to undo under that id: it was undone, or was too long ago.
  case noSuchUndoStep
  /// A later step or a later import stands in the way of undoing.
  case cannotUndo
  /// Nothing says which account the operations of `fileName` belong to.
  case accountNeeded(fileName: String)
  /// There are several accounts named `name`.
  case accountAmbiguous(name: String)
  /// The account's currency is `account`, and the currency of the other account or of the amount is `other`.
  case currencyDiffers(account: Currency, other: Currency)
  /// `fileName` has more than `most` accounts, where one counts for each of its currencies.
  case tooManyAccounts(fileName: String, most: Int)
  /// `fileName` has no line that could be imported; `refused` lines could not be read.
  case nothingToImport(fileName: String, refused: Int)
  /// The two operations cannot be the two sides of a transfer.
  case cannotPair(reason: TransferFault)
  /// The user has no operation with that id.
  case noSuchOperation
  /// The user has no category with that key.
  case noSuchCategory(CategoryKey)
}

extension WalletError: CustomStringConvertible, LocalizedError {
  /// A description of the error, and of what to do about it.
  public var description: String {
    switch self {
    case .databaseIsNewer(let path):
      "The database at \(path) was made by a newer version of Wallet. Update this program, or give another directory."
    case .cannotOpen(let path, let reason):
      "The database at \(path) cannot be opened: \(reason). Check the rights of the directory and the room on the disk."
    case .cannotMigrate(let path, let reason):
      "The database at \(path) could not be brought up to date: \(reason). Nothing of your data was lost, and what the "
        + "failed step had begun is undone. Make room on the disk and start again, or go on with the version before."
    case .storage(let reason):
      "The database refused: \(reason). Nothing was changed; try again."
    case .nameInvalid(let reason):
      "This name cannot be used: \(reason)."
    case .nameTaken(let name):
      "There is already a user named \(name). Choose another name."
    case .passwordTooShort(let minimum):
      "The password is too short: it needs at least \(minimum) characters."
    case .passwordTooLong(let maximum):
      "The password is too long: it can have at most \(maximum) bytes."
    case .wrongNameOrPassword:
      "The name or the password is wrong."
    case .busy:
      "Too many people are signing in at this moment. Nothing was done; try again in a few seconds."
    case .tooManySignUps:
      "Too many accounts have been created in the last hour. Nothing was done; try again in an hour."
    case .tooManySamples:
      "Too many people are looking round at the moment. Try again in a few minutes, or create an account."
    case .lockedOut(let until):
      "Too many wrong passwords. Try again after \(until.formatted(.iso8601))."
    case .noSuchUser:
      "This user does not exist any more. Sign in again."
    case .noSuchAccount:
      "This account does not exist."
    case .noSuchPayee:
      "This payee does not exist."
    case .noSuchImport:
      "This import does not exist any more."
    case .noSuchUndoStep:
      "This cannot be undone any more."
    case .cannotUndo:
      "This cannot be undone as things are, because something that belongs to it has been changed since, by a later "
        + "step or by an import. Undo that step or remove that import first. Nothing was changed."
    case .accountNeeded(let fileName):
      "“\(fileName)” does not say which account it is of, and that cannot be known from earlier imports. Name the account "
        + "(with --account NAME on the command line); nothing was brought in."
    case .accountAmbiguous(let name):
      "There are several accounts named “\(name)”. Give the account's identifier instead, or rename one of them."
    case .currencyDiffers(let account, let other):
      "This account is in \(account.code), and the other is in \(other.code); they cannot be put together."
    case .tooManyAccounts(let fileName, let most):
      "“\(fileName)” has more than \(most) accounts, where an account counts once for each of its currencies. Export "
        + "fewer accounts into each file; nothing was brought in."
    case .nothingToImport(let fileName, 0):
      "“\(fileName)” has no operations. Nothing was brought in."
    case .nothingToImport(let fileName, let refused):
      "Not a single line of “\(fileName)” could be brought in; \(refused) could not be read. Nothing was changed."
    case .cannotPair(let reason):
      "These two are not the two sides of a transfer: \(reason)."
    case .noSuchOperation:
      "This operation does not exist."
    case .noSuchCategory(let key):
      "There is no category “\(key.rawValue)”."
    }
  }

  /// The same as ``description``, for code that asks Foundation.
  public var errorDescription: String? { description }
}
