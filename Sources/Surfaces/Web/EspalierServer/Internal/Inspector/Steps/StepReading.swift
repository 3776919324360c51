internal import EspalierHeadless
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// The reading of a browser's events as the steps of a person, while the window shows what the person saw.
@MainActor
struct StepReading {
  private typealias Position = StepRecorder.Position

  /// The largest number of entries of the history that one step goes back or forward.
  private static let maximumTravel = 50

  private let window: Window
  private let names: StepNames

  init(_ window: Window) {
    self.window = window
    names = StepNames(window)
  }

  /// Returns the steps of an event, and the element that they were taken on; nil for an event that is no step of a
  /// person, or part of the last one.
  func steps(
    of step: PageStep, last: (step: RecordedStep, position: StepRecorder.Position?)?
  ) -> (steps: [RecordedStep], position: StepRecorder.Position?)? {
    switch step {
    case .go(let path): return ([names.link(to: path).map { .tap($0) } ?? .open(path.description)], nil)
    case .history(let entry): return (travel(to: entry), nil)
    case .restored: return ([.impossible("the page received the state that it had in an earlier process")], nil)
    case .file(let node, let element):
      let name = names.element(node, element)?.name ?? ""
      return ([.impossible("a file was given to “\(name)”")], nil)
    case .visibleRows(let section, let positions):
      // Each list is first shown from its beginning, also by `TestApp`.
      guard positions.lowerBound > 0 || last?.position?.node == section else { return nil }
      let scroll: RecordedStep =
        names.longList == section
        ? .scroll(toRow: positions.lowerBound) : .impossible("a list was scrolled to row \(positions.lowerBound)")
      return ([scroll], Position(node: section, element: 0))
    case .control(let node, let element, let kind, let value):
      let position = Position(node: node, element: element)
      switch kind {
      // Rows report by themselves that they are visible.
      case .appear, .disappear, .seen: return nil
      // Typing ends with leaving the field.
      case .blur where last?.position == position && last?.step.isTyping == true: return nil
      case .submit: return (submission(of: position, value, after: last), position)
      default: return (control(node, element, kind, value), position)
      }
    }
  }

  private func travel(to entry: Int?) -> [RecordedStep] {
    let now = window.currentAddress.entry
    // A browser can report any number.
    guard let entry, entry != now, (max(0, now - Self.maximumTravel)...now + Self.maximumTravel).contains(entry) else {
      return [.impossible("the browser went to a place outside this page's history")]
    }
    return Array(repeating: entry < now ? .back : .forward, count: abs(entry - now))
  }

  /// Returns the press of Enter in a field, after the text that the browser reports with it.
  private func submission(
    of position: StepRecorder.Position, _ value: EventValue,
    after last: (step: RecordedStep, position: StepRecorder.Position?)?
  ) -> [RecordedStep] {
    let press = control(position.node, position.element, .submit, value)
    guard last?.position != position || last?.step.isTyping != true, case .press = press[0] else { return press }
    return control(position.node, position.element, .change, value) + press
  }

  private func control(_ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue) -> [RecordedStep] {
    let step = element == Node.rowElement ? row(node, kind, value) : named(node, element, kind, value)
    if let step { return [step] }
    if kind == .tap, let (menu, open) = names.menu(around: node), let item = open.tap(node, element, kind, value) {
      return [.tap(menu), .tap(item)]
    }
    let name = names.element(node, element)?.name ?? ""
    let what = names.type(node, element == Node.rowElement ? 0 : element)
    return [.impossible("\(kind.rawValue) of the \(what)\(name.isEmpty ? "" : " “\(name)”")")]
  }

  /// Returns the step of an event of a row itself.
  private func row(_ node: Int, _ kind: EventKind, _ value: EventValue) -> RecordedStep? {
    switch kind {
    case .action:
      guard let action = names.action(value.text, of: node) else { return nil }
      return names.row(node).map { .perform(action, on: $0) }
    case .move:
      let before = value.text.isEmpty ? nil : names.row(at: value.text)
      guard value.text.isEmpty || before != nil else { return nil }
      return names.row(node).map { .move($0, before: before) }
    case .doubleTap: return names.row(node).map { .doubleTap($0) }
    case .change:
      return names.element(node, Node.rowElement).flatMap { names.name($0, among: [.toggle]) }.map { .toggle($0) }
    default: return nil
    }
  }

  /// Returns the step of an event of a control.
  private func named(_ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue) -> RecordedStep? {
    if kind == .dismiss { return node == names.overlay ? .dismiss : nil }
    guard let target = names.element(node, element) else { return tap(node, element, kind, value) }
    let name = names.name(target, among: LiveElement.Kind.controls)
    switch (kind, target.kind) {
    case (.input, .field), (.change, .field):
      return names.name(target, among: [.field]).map {
        target.isSecret ? .typeSecret(into: $0) : .type(value.typed, into: $0)
      }
    case (.change, .picker), (.tap, .menu): return choice(target, value.text)
    case (.change, .toggle): return names.name(target, among: [.toggle]).map { .toggle($0) }
    case (.input, .slider), (.change, .slider):
      guard let number = Double(value.typed) else { return nil }
      return names.name(target, among: [.slider]).map { .slide($0, to: number) }
    case (.tap, .stepper):
      return names.name(target, among: [.stepper]).map { .step($0, by: value.text == "up" ? 1 : -1) }
    case (.focus, _): return name.map { .focus($0) }
    case (.submit, .field): return name.map { .press(.enter, in: $0) }
    case (.cancel, _): return name.map { .press(.escape, in: $0) }
    case (.key, _): return name.map { .press(KeyPress(rawValue: value.text), in: $0) }
    case (.doubleTap, _): return name.map { .doubleTap($0) }
    default: return tap(node, element, kind, value)
    }
  }

  private func tap(_ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue) -> RecordedStep? {
    [.tap, .action].contains(kind) ? names.tap(node, element, kind, value).map { .tap($0) } : nil
  }

  /// Returns the choice of an option of a picker, or an item of a menu.
  private func choice(_ target: LiveElement, _ id: String) -> RecordedStep? {
    let options =
      target.options.map { ($0.id, $0.title) }
      + target.items.filter { !$0.isDivider }.map { ($0.id, $0.title) }
    guard let title = options.first(where: { $0.0 == id })?.1, options.first(where: { $0.1 == title })?.0 == id else {
      return nil
    }
    return names.name(target, among: [.picker, .menu]).map { .choose(title, in: $0) }
  }
}

extension RecordedStep {
  fileprivate var isTyping: Bool {
    switch self {
    case .type, .typeSecret: true
    default: false
    }
  }
}

extension EventValue {
  /// The value as a person types it.
  fileprivate var typed: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.map { "\($0)" } ?? ""
    case .integer(let number): "\(number)"
    case .day(let day): day?.description ?? ""
    case .none, .flag, .file, .signal: ""
    }
  }
}
