internal import EspalierViews

/// The words that a ``FlowScene`` shows around an app's steps.
///
/// They are separate from `ChromeWords`, because the layer of screens does not know flows, and because each flow can
/// have its own words.
///
/// The words are in the window's language if the framework's string catalogue has it. An app's own tables of texts take
/// precedence. Change single words for one flow; the names of flows and steps are looked up in the app's tables
/// automatically:
///
/// ```swift
/// let german = TextTable(language: "de", ["Import": "Einlesen", "Read": "Lesen"])
/// var words = FlowWords.english
/// words.completed = "All is in."
/// ```
public struct FlowWords: Hashable, Sendable {
  /// The text for the step under way. The placeholders `{step}`, `{number}` and `{count}` mean its name, its position,
  /// and the number of steps.
  public var progress: String
  /// The text that appears before the first step.
  public var starting: String
  /// The text that appears while finished steps are undone.
  public var undoing: String
  /// The text that appears when the flow is done. In this text and the following ones, the placeholder `{flow}` means
  /// the flow's name.
  public var completed: String
  /// The text that appears when the flow was cancelled.
  public var cancelled: String
  /// The text that appears when the flow was suspended.
  public var suspended: String
  /// The text that appears when the flow failed.
  public var failed: String
  /// The label of each step that could not be undone.
  public var notUndone: String
  /// The text that appears when a step failed and the person decides what the flow does.
  public var question: String
  /// The title of the button that tries the step again.
  public var retry: String
  /// The title of the button that continues without the step.
  public var skip: String
  /// The title of the button that stops the flow.
  public var stop: String
  /// The title of the button that cancels the flow.
  public var cancel: String
  /// The title of the button that leaves the flow at its end.
  public var leave: String
  /// The words for each status of a step.
  public var statuses: [FlowProgress.Status: String]

  /// Creates English words, which an app can change.
  public init() { self.init(saying: \.wording) }

  private init(saying say: (LocalizedText) -> String) {
    progress = say(.flowProgress(step: "", number: "", count: ""))
    starting = say(.flowStarting)
    undoing = say(.flowUndoing)
    completed = say(.flowCompleted(flow: ""))
    cancelled = say(.flowCancelled(flow: ""))
    suspended = say(.flowSuspended(flow: ""))
    failed = say(.flowFailed(flow: "", step: ""))
    notUndone = say(.flowNotUndone(step: ""))
    question = say(.flowQuestion(step: ""))
    retry = say(.flowRetry)
    skip = say(.flowSkip)
    stop = say(.flowStop)
    cancel = say(.flowCancel)
    leave = say(.flowLeave)
    statuses = [
      .pending: say(.flowStatusPending),
      .running: say(.flowStatusRunning),
      .waiting: say(.flowStatusWaiting),
      .skipped: say(.flowStatusSkipped),
      .done: say(.flowStatusDone),
      .failed: say(.flowStatusFailed),
      .undone: say(.flowStatusUndone),
    ]
  }

  /// The English words.
  public static let english = FlowWords()

  /// The German words.
  public static let german = language("de")

  private static let sets = TextSets(of: TextTable.flowScenes) { texts in FlowWords { texts[$0] } }

  /// Returns the words for a language by its BCP 47 tag, such as `de-CH`; English for a language that is not available.
  public static func language(_ tag: String) -> FlowWords { sets.language(tag) ?? .english }

  /// Returns the words for a window, in the window's language. The words in the app's own tables replace the standard
  /// ones.
  static func of(_ localization: Localization) -> FlowWords {
    let set = language(localization.language)
    guard localization.hasTables else { return set }
    let words = sets.texts(localization.language)
    return FlowWords { localization.wording(of: $0.key) ?? words[$0] }
  }

  /// Returns the localized name of a flow or step. The name itself is the key in the app's texts.
  static func name(_ name: String) -> String { LocalizedText(name, name).localized }

  func status(_ status: FlowProgress.Status) -> String { statuses[status] ?? "" }

  static func fill(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
