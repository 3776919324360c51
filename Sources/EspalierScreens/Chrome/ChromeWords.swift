/// The words that the framework itself says around an app's screens: "Back", "Try again", "There is nothing here".
///
/// A window takes one set of them, so that nothing a person reads is fixed in the framework. Take one that is there, or
/// change what your app says otherwise:
///
/// ```swift
/// var words = ChromeWords.german
/// words.tryAgain = "Noch einmal"
/// ```
public struct ChromeWords: Hashable, Sendable {
  /// Back to the place below, where that has no title of its own.
  public var back = "Back"
  /// Closes what stands above.
  public var close = "Close"
  /// The screen is being fetched.
  public var loading = "Loading"
  /// Fetches a screen again.
  public var refresh = "Refresh"
  /// What else there is to do.
  public var more = "More"
  /// What a row's things to do are called together.
  public var actions = "Actions"
  /// Puts a row at another place; the row is called behind it.
  public var move = "Move"
  /// How that is done with keys.
  public var moveKeys = "Arrow keys move the row"
  /// Where a row has come to: `{place}` and `{count}` stand for numbers.
  public var moved = "Moved to {place} of {count}"
  /// Agrees to what a dialog says.
  public var ok = "OK"
  /// Leaves everything as it is.
  public var cancel = "Cancel"
  /// Tries again what went wrong.
  public var tryAgain = "Try again"
  /// The title of what went wrong.
  public var failed = "This could not be shown"
  /// What is read of an error that has no words of its own for a person.
  public var failedMessage = "Something went wrong here. Please try again."
  /// The number under which the log has the details; `{number}` stands for it.
  public var failureNumber = "If it stays so, give this number to whoever runs the app: {number}."
  /// The title of what went wrong because there is no connection.
  public var offline = "There is no connection"
  /// What a person can do about that.
  public var offlineMessage = "What was there before is still shown. Please try again when you are connected."
  /// The title of a list in which nothing is.
  public var nothingHere = "There is nothing here yet"
  /// The title above what is wrong with a form.
  public var problems = "Please look at these again"
  /// The title of a place that does not exist.
  public var notFound = "Not found"
  /// What is read there.
  public var notFoundTitle = "There is nothing here"
  /// Why that may be.
  public var notFoundMessage = "The address may be mistyped, or what it led to is gone."
  /// The title of a place to which one may not come.
  public var refused = "Not allowed"
  /// What is read there, above the reason.
  public var refusedTitle = "You cannot go there"
  /// The question before a place is left in which something is not saved.
  public var unsavedTitle = "Leave without saving?"
  /// A place has answered a question that nobody waits for any more.
  public var nobodyWaits = "Nobody waits for this answer any more"
  /// What a person can do about that.
  public var nobodyWaitsMessage = "Please go back to where you began, and choose again."
  /// Leaves it.
  public var leave = "Leave"
  /// Stays.
  public var stay = "Stay"
  /// The way from there.
  public var goToStart = "Go to the start"
  /// The title of an app that could not be opened.
  public var notNow = "Not now"
  /// What is read there.
  public var notOpened = "The app could not be opened"
  /// What a person can do about that.
  public var notOpenedMessage = "Nothing of yours is lost. Please try again in a moment."
  /// The surface has lost its connection.
  public var connectionLost = "Not connected. What you do is kept and sent later."
  /// The surface is connected again.
  public var connectedAgain = "Connected again"
  /// More was done without a connection than is kept.
  public var tooMuchWaiting = "Too much is waiting. What you did last was not kept."
  /// What was typed did not survive the loss of the connection; the names of the fields follow.
  public var notKept = "Not kept:"
  /// What was done while there was no connection found its place no more; the names of what was tapped follow.
  public var perhapsNotDone = "Perhaps not done:"
  /// A file did not arrive; its name stands before.
  public var uploadFailed = "was not sent. Please choose it again."
  /// The page does not live any more.
  public var pageEnded = "This page has ended. Please reload it."

  /// English words, to change what an app says otherwise.
  public init() {}

  /// English.
  public static let english = ChromeWords()

  /// German.
  public static let german: ChromeWords = {
    var words = ChromeWords()
    words.back = "Zurück"
    words.close = "Schließen"
    words.loading = "Wird geladen"
    words.refresh = "Aktualisieren"
    words.more = "Mehr"
    words.actions = "Aktionen"
    words.move = "Verschieben"
    words.moveKeys = "Mit den Pfeiltasten verschieben"
    words.moved = "Verschoben auf {place} von {count}"
    words.ok = "OK"
    words.cancel = "Abbrechen"
    words.tryAgain = "Erneut versuchen"
    words.failed = "Das konnte nicht angezeigt werden"
    words.failedMessage = "Hier ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal."
    words.failureNumber = "Wenn es so bleibt, nennen Sie dem Betreiber der App diese Nummer: {number}."
    words.offline = "Es besteht keine Verbindung"
    words.offlineMessage = "Was vorher da war, bleibt zu sehen. Bitte versuchen Sie es mit Verbindung noch einmal."
    words.nothingHere = "Hier ist noch nichts"
    words.problems = "Bitte sehen Sie sich das noch einmal an"
    words.notFound = "Nicht gefunden"
    words.notFoundTitle = "Hier ist nichts"
    words.notFoundMessage = "Vielleicht ist die Adresse vertippt, oder es gibt nicht mehr, wohin sie führte."
    words.refused = "Nicht erlaubt"
    words.refusedTitle = "Dorthin dürfen Sie nicht"
    words.unsavedTitle = "Ohne Speichern verlassen?"
    words.nobodyWaits = "Auf diese Antwort wartet niemand mehr"
    words.nobodyWaitsMessage = "Bitte gehen Sie dorthin zurück, wo Sie begonnen haben, und wählen Sie noch einmal."
    words.leave = "Verlassen"
    words.stay = "Bleiben"
    words.goToStart = "Zum Anfang"
    words.notNow = "Gerade nicht"
    words.notOpened = "Die App konnte nicht geöffnet werden"
    words.notOpenedMessage = "Von Ihnen ist nichts verloren. Bitte versuchen Sie es gleich noch einmal."
    words.connectionLost = "Keine Verbindung. Was Sie tun, wird behalten und später gesendet."
    words.connectedAgain = "Wieder verbunden"
    words.tooMuchWaiting = "Es wartet zu viel. Was Sie zuletzt taten, wurde nicht behalten."
    words.notKept = "Nicht behalten:"
    words.perhapsNotDone = "Vielleicht nicht ausgeführt:"
    words.uploadFailed = "wurde nicht gesendet. Bitte wählen Sie die Datei noch einmal."
    words.pageEnded = "Diese Seite ist beendet. Bitte laden Sie sie neu."
    return words
  }()

  /// The words for a language by its BCP 47 tag, such as `de-CH`; English for those that are not there.
  public static func language(_ tag: String) -> ChromeWords {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased() == "de" ? .german : .english
  }

  func moved(to place: Int, of count: Int) -> String {
    moved.replacing("{place}", with: "\(place)").replacing("{count}", with: "\(count)")
  }

  func failureNumber(_ number: String) -> String { failureNumber.replacing("{number}", with: number) }

  /// The words of the window whose screens are being made; English outside of that.
  ///
  /// A window sets it while it asks scenes for their screens, so that ``whenLoaded(_:skeleton:empty:retry:content:)``
  /// and the like need not be handed any.
  @TaskLocal public static var current = ChromeWords.english
}
