// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “There are several accounts named “{name}”. Give the account's identifier instead, or rename one of them.”
  static func errorAccountAmbiguous(name: String) -> LocalizedText {
    LocalizedText(
      "error.accountAmbiguous",
      "There are several accounts named “{name}”. Give the account's identifier instead, or rename one of them.",
      ["name": name])
  }

  /// ““{file}” does not say which account it is of, and that cannot be known from earlier imports. Name the account
  /// (with --account NAME on the command line); nothing was brought in.”
  static func errorAccountNeeded(file: String) -> LocalizedText {
    LocalizedText(
      "error.accountNeeded",
      "“{file}” does not say which account it is of, and that cannot be known from earlier imports. Name the account (with --account NAME on the command line); nothing was brought in.",
      ["file": file])
  }

  /// “Too many people are signing in at this moment. Nothing was done; try again in a few seconds.”
  static let errorBusy = LocalizedText(
    "error.busy",
    "Too many people are signing in at this moment. Nothing was done; try again in a few seconds.")

  /// “Your data could not be brought up to date for this version of Wallet. Nothing is lost, and what the failed step
  /// had begun is undone.”
  static let errorCannotMigrate = LocalizedText(
    "error.cannotMigrate",
    "Your data could not be brought up to date for this version of Wallet. Nothing is lost, and what the failed step had begun is undone.")

  /// “Your data cannot be opened at the moment. Nothing was changed.”
  static let errorCannotOpen = LocalizedText(
    "error.cannotOpen",
    "Your data cannot be opened at the moment. Nothing was changed.")

  /// “These two are not the two sides of a transfer: {reason}.”
  static func errorCannotPair(reason: String) -> LocalizedText {
    LocalizedText("error.cannotPair", "These two are not the two sides of a transfer: {reason}.", ["reason": reason])
  }

  /// “This cannot be undone as things are, because something that belongs to it has been changed since, by a later
  /// step or by an import. Undo that step or remove that import first. Nothing was changed.”
  static let errorCannotUndo = LocalizedText(
    "error.cannotUndo",
    "This cannot be undone as things are, because something that belongs to it has been changed since, by a later step or by an import. Undo that step or remove that import first. Nothing was changed.")

  /// “This account is in {account}, and the other is in {other}; they cannot be put together.”
  static func errorCurrencyDiffers(account: String, other: String) -> LocalizedText {
    LocalizedText(
      "error.currencyDiffers",
      "This account is in {account}, and the other is in {other}; they cannot be put together.",
      ["account": account, "other": other])
  }

  /// “Your data were last used by a newer version of Wallet, which this one cannot read. Nothing was changed; update
  /// Wallet and start it again.”
  static let errorDatabaseIsNewer = LocalizedText(
    "error.databaseIsNewer",
    "Your data were last used by a newer version of Wallet, which this one cannot read. Nothing was changed; update Wallet and start it again.")

  /// “Too many wrong passwords. Try again after {moment}.”
  static func errorLockedOut(moment: String) -> LocalizedText {
    LocalizedText("error.lockedOut", "Too many wrong passwords. Try again after {moment}.", ["moment": moment])
  }

  /// “This name cannot be used: {reason}.”
  static func errorNameInvalid(reason: String) -> LocalizedText {
    LocalizedText("error.nameInvalid", "This name cannot be used: {reason}.", ["reason": reason])
  }

  /// “it is empty”
  static let errorNameIsEmpty = LocalizedText("error.nameIsEmpty", "it is empty")

  /// “it has characters that cannot be seen”
  static let errorNameIsHidden = LocalizedText("error.nameIsHidden", "it has characters that cannot be seen")

  /// “it is longer than {most} characters”
  static func errorNameIsLong(most: String) -> LocalizedText {
    LocalizedText("error.nameIsLong", "it is longer than {most} characters", ["most": most])
  }

  /// “There is already a user named {name}. Choose another name.”
  static func errorNameTaken(name: String) -> LocalizedText {
    LocalizedText("error.nameTaken", "There is already a user named {name}. Choose another name.", ["name": name])
  }

  /// ““{file}” has no operations. Nothing was brought in.”
  static func errorNoOperations(file: String) -> LocalizedText {
    LocalizedText("error.noOperations", "“{file}” has no operations. Nothing was brought in.", ["file": file])
  }

  /// “This account does not exist.”
  static let errorNoSuchAccount = LocalizedText("error.noSuchAccount", "This account does not exist.")

  /// “There is no category “{category}”.”
  static func errorNoSuchCategory(category: String) -> LocalizedText {
    LocalizedText("error.noSuchCategory", "There is no category “{category}”.", ["category": category])
  }

  /// “This import does not exist any more.”
  static let errorNoSuchImport = LocalizedText("error.noSuchImport", "This import does not exist any more.")

  /// “This operation does not exist.”
  static let errorNoSuchOperation = LocalizedText("error.noSuchOperation", "This operation does not exist.")

  /// “This payee does not exist.”
  static let errorNoSuchPayee = LocalizedText("error.noSuchPayee", "This payee does not exist.")

  /// “This cannot be undone any more.”
  static let errorNoSuchUndoStep = LocalizedText("error.noSuchUndoStep", "This cannot be undone any more.")

  /// “This user does not exist any more. Sign in again.”
  static let errorNoSuchUser = LocalizedText("error.noSuchUser", "This user does not exist any more. Sign in again.")

  /// “Not a single line of “{file}” could be brought in; {refused} could not be read. Nothing was changed.”
  static func errorNothingToImport(file: String, refused: String) -> LocalizedText {
    LocalizedText(
      "error.nothingToImport",
      "Not a single line of “{file}” could be brought in; {refused} could not be read. Nothing was changed.",
      ["file": file, "refused": refused])
  }

  /// “their amounts differ”
  static let errorPairAmountsDiffer = LocalizedText("error.pairAmountsDiffer", "their amounts differ")

  /// “they are on one account”
  static let errorPairOnOneAccount = LocalizedText("error.pairOnOneAccount", "they are on one account")

  /// “money has to go out of one account and come into the other”
  static let errorPairSameWay = LocalizedText(
    "error.pairSameWay",
    "money has to go out of one account and come into the other")

  /// “one of them has another side already”
  static let errorPairTaken = LocalizedText("error.pairTaken", "one of them has another side already")

  /// “the operation has no other side”
  static let errorPairWithoutOther = LocalizedText("error.pairWithoutOther", "the operation has no other side")

  /// “The password is too long: it can have at most {count} bytes.”
  static func errorPasswordTooLong(_ count: Int) -> LocalizedText {
    LocalizedText(
      "error.passwordTooLong",
      count: count,
      one: "The password is too long: it can have at most {count} byte.",
      other: "The password is too long: it can have at most {count} bytes.")
  }

  /// “The password is too short: it needs at least {count} characters.”
  static func errorPasswordTooShort(_ count: Int) -> LocalizedText {
    LocalizedText(
      "error.passwordTooShort",
      count: count,
      one: "The password is too short: it needs at least {count} character.",
      other: "The password is too short: it needs at least {count} characters.")
  }

  /// “Your data could not be read or written at the moment. Nothing was changed; please try again.”
  static let errorStorage = LocalizedText(
    "error.storage",
    "Your data could not be read or written at the moment. Nothing was changed; please try again.")

  /// ““{file}” has more than {most} accounts, where an account counts once for each of its currencies. Export fewer
  /// accounts into each file; nothing was brought in.”
  static func errorTooManyAccounts(file: String, most: String) -> LocalizedText {
    LocalizedText(
      "error.tooManyAccounts",
      "“{file}” has more than {most} accounts, where an account counts once for each of its currencies. Export fewer accounts into each file; nothing was brought in.",
      ["file": file, "most": most])
  }

  /// “Too many people are looking round at the moment. Try again in a few minutes, or create an account.”
  static let errorTooManySamples = LocalizedText(
    "error.tooManySamples",
    "Too many people are looking round at the moment. Try again in a few minutes, or create an account.")

  /// “Too many accounts have been created in the last hour. Nothing was done; try again in an hour.”
  static let errorTooManySignUps = LocalizedText(
    "error.tooManySignUps",
    "Too many accounts have been created in the last hour. Nothing was done; try again in an hour.")

  /// “The name or the password is wrong.”
  static let errorWrongNameOrPassword = LocalizedText("error.wrongNameOrPassword", "The name or the password is wrong.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let errors: [TextTable] = [
    TextTable(
      language: "de",
      [
        "error.accountAmbiguous": "Es gibt mehrere Konten namens „{name}“. Bitte stattdessen die Kennung angeben oder eines umbenennen.",
        "error.accountNeeded": "„{file}“ nennt kein Konto, und aus früheren Importen geht es nicht hervor. Bitte das Konto angeben (auf der Kommandozeile mit --account NAME); es wurde nichts übernommen.",
        "error.busy": "Gerade melden sich zu viele Personen an. Es wurde nichts ausgeführt; bitte in einigen Sekunden erneut versuchen.",
        "error.cannotMigrate": "Die Daten konnten nicht auf den Stand dieser Version von Wallet gebracht werden. Es ging nichts verloren, und der begonnene Schritt ist rückgängig gemacht.",
        "error.cannotOpen": "Die Daten lassen sich gerade nicht öffnen. Es wurde nichts geändert.",
        "error.cannotPair": "Diese beiden sind keine Umbuchung: {reason}.",
        "error.cannotUndo": "Das lässt sich so nicht rückgängig machen, weil sich seitdem etwas Zugehöriges geändert hat, durch einen späteren Schritt oder einen Import. Zuerst diesen Schritt oder Import rückgängig machen. Es wurde nichts geändert.",
        "error.currencyDiffers": "Dieses Konto ist in {account}, das andere in {other}; sie lassen sich nicht zusammenführen.",
        "error.databaseIsNewer": "Die Daten wurden zuletzt mit einer neueren Version von Wallet verwendet, die diese nicht lesen kann. Es wurde nichts geändert; bitte Wallet aktualisieren und neu starten.",
        "error.lockedOut": "Zu viele falsche Passwörter. Bitte nach {moment} erneut versuchen.",
        "error.nameInvalid": "Dieser Name ist nicht möglich: {reason}.",
        "error.nameIsEmpty": "Er ist leer",
        "error.nameIsHidden": "Er enthält unsichtbare Zeichen",
        "error.nameIsLong": "Er ist länger als {most} Zeichen",
        "error.nameTaken": "Den Namen {name} gibt es schon. Bitte einen anderen wählen.",
        "error.noOperations": "„{file}“ enthält keine Buchungen. Es wurde nichts übernommen.",
        "error.noSuchAccount": "Dieses Konto gibt es nicht.",
        "error.noSuchCategory": "Die Kategorie „{category}“ gibt es nicht.",
        "error.noSuchImport": "Diesen Import gibt es nicht mehr.",
        "error.noSuchOperation": "Diese Buchung gibt es nicht.",
        "error.noSuchPayee": "Diesen Zahlungspartner gibt es nicht.",
        "error.noSuchUndoStep": "Das lässt sich nicht mehr rückgängig machen.",
        "error.noSuchUser": "Diesen Zugang gibt es nicht mehr. Bitte neu anmelden.",
        "error.nothingToImport": "Keine einzige Zeile von „{file}“ konnte übernommen werden; {refused} waren nicht lesbar. Es wurde nichts geändert.",
        "error.pairAmountsDiffer": "Die Beträge unterscheiden sich",
        "error.pairOnOneAccount": "Sie sind auf demselben Konto",
        "error.pairSameWay": "Von einem Konto muss Geld abgehen und auf dem anderen eingehen",
        "error.pairTaken": "Eine von ihnen hat schon eine Gegenbuchung",
        "error.pairWithoutOther": "Die Buchung hat keine Gegenbuchung",
        "error.passwordTooLong": .plural(
          one: "Das Passwort ist zu lang: Erlaubt ist höchstens {count} Byte.",
          other: "Das Passwort ist zu lang: Erlaubt sind höchstens {count} Byte."),
        "error.passwordTooShort": .plural(
          one: "Das Passwort ist zu kurz: Es braucht mindestens {count} Zeichen.",
          other: "Das Passwort ist zu kurz: Es braucht mindestens {count} Zeichen."),
        "error.storage": "Die Daten konnten gerade nicht gelesen oder gespeichert werden. Es wurde nichts geändert; bitte erneut versuchen.",
        "error.tooManyAccounts": "„{file}“ enthält mehr als {most} Konten; ein Konto zählt für jede seiner Währungen. Bitte weniger Konten je Datei exportieren; es wurde nichts übernommen.",
        "error.tooManySamples": "Gerade sehen sich zu viele Personen um. Bitte in einigen Minuten erneut versuchen oder einen Zugang anlegen.",
        "error.tooManySignUps": "In der letzten Stunde wurden zu viele Zugänge angelegt. Es wurde nichts ausgeführt; bitte in einer Stunde erneut versuchen.",
        "error.wrongNameOrPassword": "Name oder Passwort ist falsch.",
      ]),
  ]
}
