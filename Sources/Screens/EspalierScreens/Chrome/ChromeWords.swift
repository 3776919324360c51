package import EspalierViews

/// The words that the framework itself shows around an app's screens: "Back", "Try again", "There is nothing here".
///
/// A window uses one set of them, so that no text that a person reads is fixed in the framework. A set is a value: it
/// is complete in each language, and each of its words can be changed by name. A window that gets another set compares
/// the two to detect that it must be drawn again.
///
/// The sets are in a string catalogue, `Chrome/Texts.xcstrings`. The tables of an app take precedence: their text for
/// `chrome.back` replaces "Back". You can also change single words of a set for a window:
///
/// ```swift
/// var words = ChromeWords.german
/// words.tryAgain = "Noch einmal"
/// ```
public struct ChromeWords: Hashable, Sendable {
  /// The name of the back button if the place below has no title of its own.
  public var back: String
  /// The name of the button that closes a modal, a dialog or a message.
  public var close: String
  /// The text that is shown instead of rows while they are being fetched.
  public var loading: String
  /// The name of the button that fetches a screen again.
  public var refresh: String
  /// The name of the menu with the less important actions of a screen, and of the button that shows a row's actions.
  public var more: String
  /// The name of the index of a screen, whose titles lead to its sections.
  public var sectionIndex: String
  /// The name of the group of a row's actions.
  public var actions: String
  /// The beginning of the name of the handle that moves a row to another position. The name of the row follows.
  public var move: String
  /// The hint that the arrow keys move a row.
  public var moveKeys: String
  /// The announcement of the position to which a row was moved. `{place}` and `{count}` are replaced by numbers.
  public var moved: String
  /// The name of the button that accepts a dialog.
  public var ok: String
  /// The name of the button that cancels.
  public var cancel: String
  /// The name of the button that tries again after a failure.
  public var tryAgain: String
  /// The title above an error.
  public var failed: String
  /// The sentence that an action of the person has failed. `{name}` is replaced by the name of the control.
  public var notDone: String
  /// The message for an error without an explanation for the person.
  public var failedMessage: String
  /// The sentence with the number under which the log has the details of an error. `{number}` is replaced by that
  /// number.
  public var failureNumber: String
  /// The title above an error that comes from a lack of connection.
  public var offline: String
  /// The advice below the title about a lack of connection.
  public var offlineMessage: String
  /// The title of an empty list.
  public var nothingHere: String
  /// The title above the problems of a form.
  public var problems: String
  /// The message at a field whose `{text}` is not a number. `{example}` is replaced by a number as an example.
  public var numberNotRead: String
  /// The message at a field whose `{text}` can be read as two numbers, `{one}` and `{other}`.
  public var numberInTwoWays: String
  /// The message at a field whose number `{text}` is out of range or between two steps.
  public var numberNotAllowed: String
  /// The title of the screen for a place that does not exist.
  public var notFound: String
  /// The heading on the screen for a place that does not exist.
  public var notFoundTitle: String
  /// The possible reasons why a place does not exist.
  public var notFoundMessage: String
  /// The title of the screen for a place that the person may not visit.
  public var refused: String
  /// The heading, above the reason, on the screen for a place that the person may not visit.
  public var refusedTitle: String
  /// The question that is asked before the person leaves a place with unsaved changes.
  public var unsavedTitle: String
  /// The title of the message that the answer to a question is no longer needed.
  public var nobodyWaits: String
  /// The advice below the title ``nobodyWaits``.
  public var nobodyWaitsMessage: String
  /// The title of the message that a window was created again without all of its earlier content.
  public var statesLost: String
  /// The advice below the title ``statesLost``.
  public var statesLostMessage: String
  /// The name of the button that leaves a place with unsaved changes.
  public var leave: String
  /// The name of the button that stays at a place with unsaved changes.
  public var stay: String
  /// The name of the link from a screen for a missing or refused place to the start.
  public var goToStart: String
  /// The title of the screen for an app that could not be opened.
  public var notNow: String
  /// The heading on the screen for an app that could not be opened.
  public var notOpened: String
  /// The advice on the screen for an app that could not be opened.
  public var notOpenedMessage: String
  /// The message that the surface has lost its connection.
  public var connectionLost: String
  /// The message that the surface is connected again.
  public var connectedAgain: String
  /// The message that the person did more without a connection than can be kept.
  public var tooMuchWaiting: String
  /// The beginning of the message that typed text was lost with the connection. The names of the fields follow.
  public var notKept: String
  /// The beginning of the message that actions taken without a connection were perhaps not carried out. The names of
  /// the tapped controls follow.
  public var perhapsNotDone: String
  /// The text that is shown instead of a chart without values.
  public var nothingToShow: String
  /// The title of the switch that shows the values of a chart as a table.
  public var asTable: String
  /// The name of the bar that shows how far a file has been sent.
  public var upload: String
  /// The end of the message that a file did not arrive; its name comes before.
  public var uploadFailed: String
  /// The message that the page has ended and must be reloaded.
  public var pageEnded: String

  /// Creates a set of the English words, from which you can make a set of your own.
  public init() { self.init(saying: \.wording) }

  private init(saying say: (LocalizedText) -> String) {
    back = say(.chromeBack)
    close = say(.chromeClose)
    loading = say(.chromeLoading)
    refresh = say(.chromeRefresh)
    more = say(.chromeMore)
    sectionIndex = say(.chromeSectionIndex)
    actions = say(.chromeActions)
    move = say(.chromeMove)
    moveKeys = say(.chromeMoveKeys)
    moved = say(.chromeMoved(place: "", count: ""))
    ok = say(.chromeOk)
    cancel = say(.chromeCancel)
    tryAgain = say(.chromeTryAgain)
    failed = say(.chromeFailed)
    notDone = say(.chromeNotDone(name: ""))
    failedMessage = say(.chromeFailedMessage)
    failureNumber = say(.chromeFailureNumber(number: ""))
    offline = say(.chromeOffline)
    offlineMessage = say(.chromeOfflineMessage)
    nothingHere = say(.chromeNothingHere)
    problems = say(.chromeProblems)
    numberNotRead = say(.chromeNumberNotRead(text: "", example: ""))
    numberInTwoWays = say(.chromeNumberInTwoWays(text: "", one: "", other: ""))
    numberNotAllowed = say(.chromeNumberNotAllowed(text: ""))
    notFound = say(.chromeNotFound)
    notFoundTitle = say(.chromeNotFoundTitle)
    notFoundMessage = say(.chromeNotFoundMessage)
    refused = say(.chromeRefused)
    refusedTitle = say(.chromeRefusedTitle)
    unsavedTitle = say(.chromeUnsavedTitle)
    nobodyWaits = say(.chromeNobodyWaits)
    nobodyWaitsMessage = say(.chromeNobodyWaitsMessage)
    statesLost = say(.chromeStatesLost)
    statesLostMessage = say(.chromeStatesLostMessage)
    leave = say(.chromeLeave)
    stay = say(.chromeStay)
    goToStart = say(.chromeGoToStart)
    notNow = say(.chromeNotNow)
    notOpened = say(.chromeNotOpened)
    notOpenedMessage = say(.chromeNotOpenedMessage)
    connectionLost = say(.chromeConnectionLost)
    connectedAgain = say(.chromeConnectedAgain)
    tooMuchWaiting = say(.chromeTooMuchWaiting)
    notKept = say(.chromeNotKept)
    perhapsNotDone = say(.chromePerhapsNotDone)
    nothingToShow = say(.chromeNothingToShow)
    asTable = say(.chromeAsTable)
    upload = say(.chromeUpload)
    uploadFailed = say(.chromeUploadFailed)
    pageEnded = say(.chromePageEnded)
  }

  /// The words in English.
  public static let english = ChromeWords()

  /// The words in German.
  public static let german = language("de")

  private static let sets = TextSets(of: TextTable.chrome) { texts in ChromeWords { texts[$0] } }

  /// Returns the words for a language by its BCP 47 tag, such as `de-CH`; English for a language without words of its
  /// own.
  public static func language(_ tag: String) -> ChromeWords { sets.language(tag) ?? .english }

  /// Returns the framework's words in the language of a localization. Words in the app's own tables replace them.
  package static func of(_ localization: Localization) -> ChromeWords {
    let set = language(localization.language)
    guard localization.hasTables else { return set }
    let words = sets.texts(localization.language)
    return ChromeWords { localization.wording(of: $0.key) ?? words[$0] }
  }

  func moved(to position: Int, of count: Int) -> String {
    moved.replacing("{place}", with: "\(position)").replacing("{count}", with: "\(count)")
  }

  func notDone(_ name: String) -> String { notDone.replacing("{name}", with: name) }

  func failureNumber(_ number: String) -> String { failureNumber.replacing("{number}", with: number) }

  /// The words of the window whose screens are being made; English when there is no such window.
  ///
  /// A window sets it while it reads the screens of scenes, so that `whenLoaded` and
  /// similar functions need no words as an argument.
  @TaskLocal public static var current = ChromeWords.english
}
