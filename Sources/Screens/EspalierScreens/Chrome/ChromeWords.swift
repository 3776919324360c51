/// The words that the framework itself shows around an app's screens: "Back", "Try again", "There is nothing here".
///
/// A window takes one set of them, so that nothing a person reads is fixed in the framework. They are a value, and no
/// `LocalizedText`s: a set is whole in each language, a word of it is changed by its name, and a window that is given
/// another set sees by comparing the two that it must be drawn anew. Take one of the sets below, or change single words
/// for your app:
///
/// ```swift
/// var words = ChromeWords.german
/// words.tryAgain = "Noch einmal"
/// ```
public struct ChromeWords: Hashable, Sendable {
  /// The name of the way back where the place below has no title of its own.
  public var back = "Back"
  /// The name of the button that closes a modal, a dialog or a message.
  public var close = "Close"
  /// The text that stands for rows while they are being fetched.
  public var loading = "Loading"
  /// The name of the button that fetches a screen again.
  public var refresh = "Refresh"
  /// The name of the menu with the less important actions of a screen, and of the button that shows a row's actions.
  public var more = "More"
  /// The name of the group of a row's actions.
  public var actions = "Actions"
  /// The name of the handle that moves a row to another place; the name of the row follows.
  public var move = "Move"
  /// The hint that the arrow keys move a row.
  public var moveKeys = "Arrow keys move the row"
  /// The announcement of the place that a row was moved to; `{place}` and `{count}` stand for numbers.
  public var moved = "Moved to {place} of {count}"
  /// The name of the button that accepts a dialog.
  public var ok = "OK"
  /// The name of the button that leaves everything as it is.
  public var cancel = "Cancel"
  /// The name of the button that tries again after a failure.
  public var tryAgain = "Try again"
  /// The title above an error.
  public var failed = "This could not be shown"
  /// The message for an error that has no words of its own for a person.
  public var failedMessage = "Something went wrong here. Please try again."
  /// The sentence with the number under which the log has the details of an error; `{number}` stands for it.
  public var failureNumber = "If it stays so, give this number to whoever runs the app: {number}."
  /// The title above an error that comes from a lack of connection.
  public var offline = "There is no connection"
  /// The advice below the title about a lack of connection.
  public var offlineMessage = "What was there before is still shown. Please try again when you are connected."
  /// The title of an empty list.
  public var nothingHere = "There is nothing here yet"
  /// The title above the problems of a form.
  public var problems = "Please look at these again"
  /// The message at a field whose `{text}` is no number; `{example}` stands for one.
  public var numberNotRead = "“{text}” is not a number. Write it like {example}."
  /// The message at a field whose `{text}` can be read as two numbers, `{one}` and `{other}`.
  public var numberInTwoWays = "“{text}” can be read in two ways. Write {one} or {other}."
  /// The message at a field whose number `{text}` is out of range or between two steps.
  public var numberNotAllowed = "{text} cannot be used here."
  /// The title of the screen for a place that does not exist.
  public var notFound = "Not found"
  /// The heading on the screen for a place that does not exist.
  public var notFoundTitle = "There is nothing here"
  /// The possible reasons why a place does not exist.
  public var notFoundMessage = "The address may be mistyped, or what it led to is gone."
  /// The title of the screen for a place that the person may not visit.
  public var refused = "Not allowed"
  /// The heading, above the reason, on the screen for a place that the person may not visit.
  public var refusedTitle = "You cannot go there"
  /// The question that is asked before the person leaves a place with unsaved changes.
  public var unsavedTitle = "Leave without saving?"
  /// The title of the message that a place has answered a question for which nobody waits any more.
  public var nobodyWaits = "Nobody waits for this answer any more"
  /// The advice below the title ``nobodyWaits``.
  public var nobodyWaitsMessage = "Please go back to where you began, and choose again."
  /// The title of the message that a window was made again without all that it showed before.
  public var statesLost = "Not everything came back"
  /// The advice below the title ``statesLost``.
  public var statesLostMessage =
    "What is shown here was made again, and some of what you had entered could not be kept. Please look it over."
  /// The name of the button that leaves a place with unsaved changes.
  public var leave = "Leave"
  /// The name of the button that stays at a place with unsaved changes.
  public var stay = "Stay"
  /// The name of the link from a screen for a missing or refused place to the start.
  public var goToStart = "Go to the start"
  /// The title of the screen for an app that could not be opened.
  public var notNow = "Not now"
  /// The heading on the screen for an app that could not be opened.
  public var notOpened = "The app could not be opened"
  /// The advice on the screen for an app that could not be opened.
  public var notOpenedMessage = "Nothing of yours is lost. Please try again in a moment."
  /// The message that the surface has lost its connection.
  public var connectionLost = "Not connected. What you do is kept and sent later."
  /// The message that the surface is connected again.
  public var connectedAgain = "Connected again"
  /// The message that more was done without a connection than is kept.
  public var tooMuchWaiting = "Too much is waiting. What you did last was not kept."
  /// The beginning of the message that typed text did not survive the loss of the connection; the names of the fields
  /// follow.
  public var notKept = "Not kept:"
  /// The beginning of the message that actions taken without a connection no longer found their place; the names of the
  /// controls that were tapped follow.
  public var perhapsNotDone = "Perhaps not done:"
  /// The text in place of a chart without values.
  public var nothingToShow = "Nothing to show"
  /// The title of the switch that shows the values of a chart as a table.
  public var asTable = "As a table"
  /// The name of the bar that shows how far a file has been sent.
  public var upload = "Upload"
  /// The end of the message that a file did not arrive; its name stands before.
  public var uploadFailed = "was not sent. Please choose it again."
  /// The message that the page has ended.
  public var pageEnded = "This page has ended. Please reload it."

  /// Creates the English words, as a start for words of your own.
  public init() {}

  /// The words in English.
  public static let english = ChromeWords()

  /// The words in German.
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
    words.numberNotRead = "„{text}“ ist keine Zahl. Schreiben Sie sie wie {example}."
    words.numberInTwoWays = "„{text}“ kann man auf zwei Arten lesen. Schreiben Sie {one} oder {other}."
    words.numberNotAllowed = "{text} ist hier nicht möglich."
    words.notFound = "Nicht gefunden"
    words.notFoundTitle = "Hier ist nichts"
    words.notFoundMessage = "Vielleicht ist die Adresse vertippt, oder es gibt nicht mehr, wohin sie führte."
    words.refused = "Nicht erlaubt"
    words.refusedTitle = "Dorthin dürfen Sie nicht"
    words.unsavedTitle = "Ohne Speichern verlassen?"
    words.nobodyWaits = "Auf diese Antwort wartet niemand mehr"
    words.nobodyWaitsMessage = "Bitte gehen Sie dorthin zurück, wo Sie begonnen haben, und wählen Sie noch einmal."
    words.statesLost = "Nicht alles ist wieder da"
    words.statesLostMessage =
      "Diese Ansicht wurde neu aufgebaut, und manche Ihrer Eingaben ließen sich nicht aufheben. Bitte sehen Sie sie durch."
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
    words.nothingToShow = "Nichts zu zeigen"
    words.asTable = "Als Tabelle"
    words.upload = "Wird gesendet"
    words.uploadFailed = "wurde nicht gesendet. Bitte wählen Sie die Datei noch einmal."
    words.pageEnded = "Diese Seite ist beendet. Bitte laden Sie sie neu."
    return words
  }()

  /// Returns the words for a language by its BCP 47 tag, such as `de-CH`; English for a language without words of its
  /// own.
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
  /// and similar functions need not be passed any.
  @TaskLocal public static var current = ChromeWords.english
}
