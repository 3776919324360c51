import Espalier

/// The texts of errors.
extension LocalizedText {
  static let errorDatabaseIsNewer = LocalizedText(
    "error.databaseIsNewer",
    "Your data were last used by a newer version of Wallet, which this one cannot read. Nothing was changed; update Wallet and start it again."
  )
  static let errorCannotOpen = LocalizedText(
    "error.cannotOpen", "Your data cannot be opened at the moment. Nothing was changed.")
  static let errorCannotMigrate = LocalizedText(
    "error.cannotMigrate",
    "Your data could not be brought up to date for this version of Wallet. Nothing is lost, and what the failed step had begun is undone."
  )
  static let errorStorage = LocalizedText(
    "error.storage", "Your data could not be read or written at the moment. Nothing was changed; please try again.")

  static func errorNameInvalid(reason: String) -> LocalizedText {
    LocalizedText(
      "error.nameInvalid",
      "This name cannot be used: {reason}.",
      ["reason": reason])
  }

  static let errorNameIsEmpty = LocalizedText("error.nameIsEmpty", "it is empty")
  static let errorNameIsHidden = LocalizedText("error.nameIsHidden", "it has characters that cannot be seen")

  static func errorNameIsLong(most: String) -> LocalizedText {
    LocalizedText(
      "error.nameIsLong",
      "it is longer than {most} characters",
      ["most": most])
  }

  static func errorNameTaken(name: String) -> LocalizedText {
    LocalizedText(
      "error.nameTaken",
      "There is already a user named {name}. Choose another name.",
      ["name": name])
  }

  static func errorPasswordTooShort(_ count: Int) -> LocalizedText {
    LocalizedText(
      "error.passwordTooShort", count: count,
      one: "The password is too short: it needs at least {count} character.",
      other: "The password is too short: it needs at least {count} characters.")
  }

  static func errorPasswordTooLong(_ count: Int) -> LocalizedText {
    LocalizedText(
      "error.passwordTooLong", count: count,
      one: "The password is too long: it can have at most {count} byte.",
      other: "The password is too long: it can have at most {count} bytes.")
  }

  static let errorWrongNameOrPassword = LocalizedText("error.wrongNameOrPassword", "The name or the password is wrong.")
  static let errorBusy = LocalizedText(
    "error.busy", "Too many people are signing in at this moment. Nothing was done; try again in a few seconds.")
  static let errorTooManySignUps = LocalizedText(
    "error.tooManySignUps",
    "Too many accounts have been created in the last hour. Nothing was done; try again in an hour.")
  static let errorTooManySamples = LocalizedText(
    "error.tooManySamples",
    "Too many people are looking round at the moment. Try again in a few minutes, or create an account.")

  static func errorLockedOut(moment: String) -> LocalizedText {
    LocalizedText(
      "error.lockedOut",
      "Too many wrong passwords. Try again after {moment}.",
      ["moment": moment])
  }

  static let errorNoSuchUser = LocalizedText("error.noSuchUser", "This user does not exist any more. Sign in again.")
  static let errorNoSuchAccount = LocalizedText("error.noSuchAccount", "This account does not exist.")
  static let errorNoSuchPayee = LocalizedText("error.noSuchPayee", "This payee does not exist.")
  static let errorNoSuchImport = LocalizedText("error.noSuchImport", "This import does not exist any more.")
  static let errorNoSuchUndoStep = LocalizedText("error.noSuchUndoStep", "This cannot be undone any more.")
  static let errorCannotUndo = LocalizedText(
    "error.cannotUndo",
    "This cannot be undone as things are, because something that belongs to it has been changed since, by a later step or by an import. Undo that step or remove that import first. Nothing was changed."
  )

  static func errorAccountNeeded(file: String) -> LocalizedText {
    LocalizedText(
      "error.accountNeeded",
      "“{file}” does not say which account it is of, and that cannot be known from earlier imports. Name the account (with --account NAME on the command line); nothing was brought in.",
      ["file": file])
  }

  static func errorAccountAmbiguous(name: String) -> LocalizedText {
    LocalizedText(
      "error.accountAmbiguous",
      "There are several accounts named “{name}”. Give the account's identifier instead, or rename one of them.",
      ["name": name])
  }

  static func errorCurrencyDiffers(account: String, other: String) -> LocalizedText {
    LocalizedText(
      "error.currencyDiffers",
      "This account is in {account}, and the other is in {other}; they cannot be put together.",
      ["account": account, "other": other])
  }

  static func errorTooManyAccounts(file: String, most: String) -> LocalizedText {
    LocalizedText(
      "error.tooManyAccounts",
      "“{file}” has more than {most} accounts, where an account counts once for each of its currencies. Export fewer accounts into each file; nothing was brought in.",
      ["file": file, "most": most])
  }

  static func errorNoOperations(file: String) -> LocalizedText {
    LocalizedText(
      "error.noOperations",
      "“{file}” has no operations. Nothing was brought in.",
      ["file": file])
  }

  static func errorNothingToImport(file: String, refused: String) -> LocalizedText {
    LocalizedText(
      "error.nothingToImport",
      "Not a single line of “{file}” could be brought in; {refused} could not be read. Nothing was changed.",
      ["file": file, "refused": refused])
  }

  static func errorCannotPair(reason: String) -> LocalizedText {
    LocalizedText(
      "error.cannotPair",
      "These two are not the two sides of a transfer: {reason}.",
      ["reason": reason])
  }

  static let errorPairWithoutOther = LocalizedText("error.pairWithoutOther", "the operation has no other side")
  static let errorPairOnOneAccount = LocalizedText("error.pairOnOneAccount", "they are on one account")
  static let errorPairTaken = LocalizedText("error.pairTaken", "one of them has another side already")
  static let errorPairSameWay = LocalizedText(
    "error.pairSameWay", "money has to go out of one account and come into the other")
  static let errorPairAmountsDiffer = LocalizedText("error.pairAmountsDiffer", "their amounts differ")
  static let errorNoSuchOperation = LocalizedText("error.noSuchOperation", "This operation does not exist.")

  static func errorNoSuchCategory(category: String) -> LocalizedText {
    LocalizedText(
      "error.noSuchCategory",
      "There is no category “{category}”.",
      ["category": category])
  }
}
