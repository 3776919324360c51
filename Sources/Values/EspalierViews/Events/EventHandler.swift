/// An action that runs when an event happens on an element of a view.
///
/// Handlers are not content: two components that differ in handlers only are equal. A surface finds a handler by the
/// identity of its row and element at the moment of the event, so the newest one runs.
public struct EventHandler: Sendable {
  /// An action that runs at once, on the main actor, before the next event of the window.
  public typealias Action = @MainActor @Sendable (EventValue) throws -> Void
  /// An action that runs as a task of the window. The task is cancelled when the window ends.
  public typealias AsyncAction = @MainActor @Sendable (EventValue) async throws -> Void

  /// The two forms of an action.
  public enum Body: Sendable {
    /// An action that runs immediately, before the window handles its next event.
    case immediate(Action)
    /// An action that runs as a task, while the window handles further events.
    case task(AsyncAction)
  }

  /// The element that raises the event.
  public let element: Int
  /// The kind of event that the handler handles.
  public let event: EventKind
  /// The action that the handler runs.
  public let body: Body
  /// The signal that the handler is for; nil if its event is not a signal.
  let signal: SignalReader?
  /// The local change that a page makes when the event happens; nil for none. See ``LocalStep``.
  package private(set) var step: String?

  /// The name of a signal, and a function that returns true if a value can be read as a value of this signal.
  struct SignalReader: Sendable {
    let name: String
    let canRead: @Sendable (EventValue) -> Bool
  }

  @usableFromInline init(element: Int, event: EventKind, body: Body) {
    self.init(element: element, event: event, body: body, signal: nil)
  }

  init(element: Int, event: EventKind, body: Body, signal: SignalReader?) {
    self.element = element
    self.event = event
    self.body = body
    self.signal = signal
  }

  @usableFromInline func moved(by offset: Int) -> EventHandler {
    var handler = EventHandler(element: element + offset, event: event, body: body, signal: signal)
    handler.step = step
    return handler
  }

  /// Returns the handler with the local change of a control that shows the value of a binding.
  func changing(_ step: LocalStep) -> EventHandler {
    guard event == .input || event == .change else { return self }
    var handler = self
    handler.step = step.text
    return handler
  }

  /// Returns true if the handler can use the value that came with its event.
  ///
  /// Only a signal's value can be of another type.
  package func canRead(_ value: EventValue) -> Bool { signal?.canRead(value) ?? true }

  /// Returns true if another handler is for the same event, or the same signal, of the same element.
  func isForSame(as other: EventHandler) -> Bool {
    element == other.element && event == other.event && signal?.name == other.signal?.name
  }
}

extension Style {
  /// Handles an event of the view immediately, before the window handles its next event.
  ///
  /// Surfaces report some events only if they are handled: focus, blur, Escape, double taps, and the settled value of a
  /// control that also reports its value during input. The presence of a handler is therefore content; the handler's
  /// action never is.
  public static func on(_ event: EventKind, _ action: @escaping EventHandler.Action) -> Style {
    Style(handling: event, .immediate(action))
  }

  /// Handles an event of the view in a task, which is cancelled when the window ends.
  public static func onTask(_ event: EventKind, _ action: @escaping EventHandler.AsyncAction) -> Style {
    Style(handling: event, .task(action))
  }

  init(handling event: EventKind, _ body: EventHandler.Body, adding entries: [StyleEntry] = []) {
    let handler = EventHandler(element: 0, event: event, body: body)
    self.init(group: StyleGroup(entries: entries + event.reportingEntries(for: Target.self), handlers: [handler]))
  }

  /// Creates a style from several properties.
  init<each Value>(values value: repeat (Property<each Value>, each Value)) {
    var entries: [StyleEntry] = []
    for (property, value) in repeat each value {
      entries.append(StyleEntry(key: StyleSlot.key(property.number), value: value.styleValue))
    }
    self.init(group: StyleGroup(entries: entries, handlers: []))
  }

  init(group: StyleGroup) {
    self.init(entry: StyleGroup.entry(group: group))
  }
}

extension EventKind {
  /// Returns the styles that make surfaces report the event for a view of the class.
  fileprivate func reportingEntries(for type: View.Type) -> [StyleEntry] {
    switch self {
    case .focus: [StyleEntry(key: StyleSlot.key(View.reportsFocus.number), value: .flag(true))]
    case .blur: [StyleEntry(key: StyleSlot.key(View.reportsBlur.number), value: .flag(true))]
    case .cancel: [StyleEntry(key: StyleSlot.key(View.reportsCancel.number), value: .flag(true))]
    case .doubleTap: [StyleEntry(key: StyleSlot.key(View.reportsDoubleTap.number), value: .flag(true))]
    case .change:
      type.isChangeOptional
        ? [StyleEntry(key: StyleSlot.key(View.reportsChange.number), value: .flag(true))] : []
    default: []
    }
  }
}

extension AnyComponent {
  /// Returns the component with a handler for an event of the view itself. The handler replaces an earlier one for the
  /// same event.
  public func handling(_ event: EventKind, _ action: @escaping EventHandler.Action) -> AnyComponent {
    var copy = self
    StyleStorage.add(EventHandler(element: 0, event: event, body: .immediate(action)), to: &copy.storage.handlers)
    return copy
  }

  /// Returns the component with an async handler for an event of the view itself. The handler replaces an earlier one
  /// for the same event.
  public func handlingTask(_ event: EventKind, _ action: @escaping EventHandler.AsyncAction) -> AnyComponent {
    var copy = self
    StyleStorage.add(EventHandler(element: 0, event: event, body: .task(action)), to: &copy.storage.handlers)
    return copy
  }
}

extension EventHandler {
  /// Creates an async handler of the framework itself, for the view as a whole.
  package init(task: @escaping AsyncAction, for event: EventKind) {
    self.init(element: 0, event: event, body: .task(task))
  }
}

extension EventHandler {
  /// Creates a handler of the framework itself, for the view as a whole. It runs immediately, before the window handles
  /// its next event.
  package init(immediate: @escaping Action, for event: EventKind) {
    self.init(element: 0, event: event, body: .immediate(immediate))
  }

  /// Creates a handler of the framework itself, for the view as a whole, from either form of action.
  package init(_ body: Body, for event: EventKind) { self.init(element: 0, event: event, body: body) }
}
