internal import EspalierViews

// The server's own texts, in place of a page, and about files and forms that it does not take. A person reads it in
// the language of their browser, because no window is there that could have another one, nor its `ChromeWords`.

extension LocalizedText {
  static let webGoOn = LocalizedText("web.goOn", "Go on")
  static let webTooFast = LocalizedText("web.tooFast", "That was too fast")
  static let webNothingHere = LocalizedText("web.nothingHere", "There is nothing here.")
  static let webAddressUnreadable = LocalizedText("web.addressUnreadable", "This address cannot be read")
  static let webAddressUnreadableMessage = LocalizedText(
    "web.addressUnreadableMessage",
    "Please check it, or begin anew.")
  static let webTooMuchOpen = LocalizedText("web.tooMuchOpen", "Too much is open at the moment")
  static let webTooMuchOpenMessage = LocalizedText(
    "web.tooMuchOpenMessage",
    "Please close windows that you no longer need, and try again in a minute.")
  static let webIdentityUnknown = LocalizedText("web.identityUnknown", "Who you are could not be found out")
  static let webPageStopped = LocalizedText("web.pageStopped", "This page has stopped the program")
  static let webTooManyExports = LocalizedText(
    "web.tooManyExports",
    "Too many files were asked for from this browser. This one was not made; please try again in a minute.")
  static let webNoSuchFile = LocalizedText("web.noSuchFile", "There is no such file.")
  static let webNoSuchForm = LocalizedText("web.noSuchForm", "There is no such form.")
  static let webForeignForm = LocalizedText("web.foreignForm", "This form was not sent from a page of this site.")
  static let webFormTooLarge = LocalizedText("web.formTooLarge", "This form is too large.")
  static let webFormTooLargeOrSlow = LocalizedText("web.formTooLargeOrSlow", "This form is too large or too slow.")
  static let webFormUnreadable = LocalizedText("web.formUnreadable", "This form cannot be read.")
  static let webNobodyWaits = LocalizedText("web.nobodyWaits", "Nobody waits for this any more.")
  static let webFormExpired = LocalizedText("web.formExpired", "This form has expired")
  static let webFormExpiredMessage = LocalizedText(
    "web.formExpiredMessage",
    "You have signed in or out since it was shown, or it is very old. Please open it again.")
  static let webTooManyForms = LocalizedText(
    "web.tooManyForms",
    "Too many forms were sent from this browser. Nothing was done; please try again in a minute.")
  static let webFileGoesOnElsewhere = LocalizedText("web.fileGoesOnElsewhere", "Another process goes on with the file.")
  static let webNoPlaceForFile = LocalizedText("web.noPlaceForFile", "There is no such place for a file.")
  static let webForeignFile = LocalizedText("web.foreignFile", "This file was not sent from a page of this site.")
  static let webPageExpired = LocalizedText("web.pageExpired", "This page has expired. Please load it again.")
  static let webFileLost = LocalizedText(
    "web.fileLost",
    "The connection was lost for a while. Please choose the file again.")
  static let webFileHasChanged = LocalizedText(
    "web.fileHasChanged",
    "The file has another size by now. Please choose it again.")
  static let webFileSentElsewhere = LocalizedText(
    "web.fileSentElsewhere",
    "The file is sent by another request by now.")
  static let webFileIncomplete = LocalizedText("web.fileIncomplete", "The file did not arrive as a whole.")
  static let webFileNotTaken = LocalizedText(
    "web.fileNotTaken",
    "This page does not take the file any more. Please open the place again and choose it there.")
  static let webFileTooSlow = LocalizedText("web.fileTooSlow", "The file came too slowly. Please choose it again.")
  static let webFileStopped = LocalizedText("web.fileStopped", "The file was stopped.")
  static let webFileNotStored = LocalizedText("web.fileNotStored", "The file could not be stored. Please try again.")
  static let webFileNotRaw = LocalizedText("web.fileNotRaw", "The file must be sent as raw bytes.")
  static let webFileSizeMissing = LocalizedText("web.fileSizeMissing", "The size of the file is missing.")
  static let webFilePieceUnknown = LocalizedText(
    "web.filePieceUnknown",
    "It is not said which piece of the file this is.")
  static let webTooManyFiles = LocalizedText(
    "web.tooManyFiles",
    "Too many files are being sent at once. Please wait for the others.")
  static let webTooManySenders = LocalizedText(
    "web.tooManySenders",
    "Too many people are sending files. Please try again in a minute.")

  static func webAppIsElsewhere(_ address: String) -> LocalizedText {
    LocalizedText("web.appIsElsewhere", "There is nothing here; the app is at {address}.", ["address": address])
  }

  static func webFileNotMade(_ reason: String) -> LocalizedText {
    LocalizedText("web.fileNotMade", "This file could not be made. {reason}", ["reason": reason])
  }

  static func webNotMade(_ reason: String) -> LocalizedText {
    LocalizedText("web.notMade", "This could not be made. {reason}", ["reason": reason])
  }

  static func webFileTooLarge(_ most: String) -> LocalizedText {
    LocalizedText("web.fileTooLarge", "This file is too large. At most {most} can be sent.", ["most": most])
  }

  static func webPageStoppedMessage(minutes: Int) -> LocalizedText {
    LocalizedText(
      "web.pageStoppedMessage", count: minutes,
      one:
        "It did so more than once, so it is not shown for now. Everything else goes on. Please try again in a minute.",
      other:
        "It did so more than once, so it is not shown for now. Everything else goes on. Please try again in {count} minutes."
    )
  }

  /// All of them, for the check of a translation.
  static let webTexts: [LocalizedText] =
    [
      .webGoOn, .webTooFast, .webNothingHere, .webAddressUnreadable, .webAddressUnreadableMessage, .webTooMuchOpen,
      .webTooMuchOpenMessage, .webIdentityUnknown, .webPageStopped, .webTooManyExports, .webNoSuchFile, .webNoSuchForm,
      .webForeignForm, .webFormTooLarge, .webFormTooLargeOrSlow, .webFormUnreadable, .webNobodyWaits, .webFormExpired,
      .webFormExpiredMessage, .webTooManyForms, .webFileGoesOnElsewhere, .webNoPlaceForFile, .webForeignFile,
      .webPageExpired, .webFileLost, .webFileHasChanged, .webFileSentElsewhere, .webFileIncomplete, .webFileNotTaken,
      .webFileTooSlow, .webFileStopped, .webFileNotStored, .webFileNotRaw, .webFileSizeMissing, .webFilePieceUnknown,
      .webTooManyFiles, .webTooManySenders,
      .webAppIsElsewhere("/money/"), .webFileNotMade(""), .webNotMade(""), .webFileTooLarge("20 MB"),
      .webPageStoppedMessage(minutes: 1),
    ] + FileTypes.refusals
}
