/// A holder of the state that a series works on.
@MainActor
protocol FlowCell<State>: AnyObject {
  associatedtype State: Sendable
  var state: State { get }
  /// Changes the state in place.
  func update(_ change: (inout State) -> Void)
  /// True when changes must be kept, to be made again on another copy.
  var isRecording: Bool { get }
  /// Keeps a change.
  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void)
  /// The number of changes that are kept.
  var recordCount: Int { get }
  /// Takes back the changes that were kept after the first so many.
  func rewind(to count: Int)
  /// This cell's part of the whole flow's state at another time.
  func part(of root: any Sendable) -> State?
  /// The whole flow's state, with this cell's part as it is given.
  func root(with state: State) -> any Sendable
}

extension FlowCell {
  /// Makes a change, and keeps it where it must be kept.
  ///
  /// In this order: a change that is kept counts among the findings, and must not do so while it is made.
  func apply(_ change: @escaping @MainActor @Sendable (inout State) -> Void) {
    update(change)
    if isRecording { record(change) }
  }
}

/// The state of a whole flow.
final class RootCell<State: Sendable>: FlowCell {
  /// The state; during a change what was told last.
  private(set) var state: State
  /// The state that a reader got last, for those who read during a change; nil where nobody can read.
  private var told: State?
  /// True during a change.
  private(set) var isChanging = false
  var isRecording: Bool { false }
  var recordCount: Int { 0 }

  init(_ state: State, isReadable: Bool) {
    self.state = state
    told = isReadable ? state : nil
  }

  func update(_ change: (inout State) -> Void) {
    guard var own = told else { return change(&state) }
    // The change has the state to itself, so that nothing in it is copied. A merge may read its own run nevertheless,
    // and what a state lets go of may do so as it goes.
    isChanging = true
    swap(&state, &own)
    change(&own)
    swap(&state, &own)
    isChanging = false
  }

  /// Takes note of what a reader gets.
  func publish(_ state: State) {
    guard let before = told else { return }
    told = state
    // What it holds may read the run as it goes.
    withExtendedLifetime(before) {}
  }

  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void) {}
  func rewind(to count: Int) {}
  func part(of root: any Sendable) -> State? { root as? State }
  func root(with state: State) -> any Sendable { state }
}

/// A part of another cell's state.
final class PartCell<Whole: Sendable, State: Sendable>: FlowCell {
  private let whole: any FlowCell<Whole>
  private let path: any WritableKeyPath<Whole, State> & Sendable

  init(_ whole: any FlowCell<Whole>, _ path: any WritableKeyPath<Whole, State> & Sendable) {
    self.whole = whole
    self.path = path
  }

  var state: State { whole.state[keyPath: path] }
  var isRecording: Bool { whole.isRecording }
  var recordCount: Int { whole.recordCount }
  func rewind(to count: Int) { whole.rewind(to: count) }
  func update(_ change: (inout State) -> Void) { whole.update { change(&$0[keyPath: path]) } }
  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void) {
    whole.record { [path] in change(&$0[keyPath: path]) }
  }
  func part(of root: any Sendable) -> State? { whole.part(of: root)?[keyPath: path] }
  func root(with state: State) -> any Sendable {
    var changed = whole.state
    changed[keyPath: path] = state
    return whole.root(with: changed)
  }
}

/// A copy for one member of a parallel group, which keeps what is merged into it until the group has ended.
final class MemberCell<State: Sendable>: FlowCell {
  private let group: any FlowCell<State>
  private var copy: State?
  private var changes: [@MainActor @Sendable (inout State) -> Void] = []
  private var settledCount = 0

  init(_ group: any FlowCell<State>) { self.group = group }

  var state: State { copy ?? group.state }
  var isRecording: Bool { copy != nil }
  var recordCount: Int { changes.count }

  func update(_ change: (inout State) -> Void) {
    guard var own = copy else { return group.update(change) }
    // In place. Nothing that a merge can call reads this copy or changes it: who reads the run gets the whole flow's
    // state with what was kept before, and a member's steps go on only after the merge has returned.
    copy = nil
    change(&own)
    copy = own
  }

  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void) { changes.append(change) }

  func rewind(to count: Int) {
    // What is found may read the run as it goes, so it goes after the list has changed.
    let before = changes
    changes = Array(before.prefix(count))
    begin()
    withExtendedLifetime(before) {}
  }

  func part(of root: any Sendable) -> State? { group.part(of: root) }
  func root(with state: State) -> any Sendable { group.root(with: state) }

  /// Sees the group's state as it is now, and what the member has found before a restart, until it is settled.
  func begin() {
    var own = group.state
    for change in changes { change(&own) }
    copy = own
  }

  /// Merges what the member found into the group's state, which the member sees from now on.
  func settle() {
    copy = nil
    for change in changes {
      settledCount += 1
      group.apply(change)
    }
    changes = []
    settledCount = 0
  }

  /// Adds what the member has found and the group's state does not hold yet.
  func addFindings(to state: inout State) {
    for change in changes.dropFirst(settledCount) { change(&state) }
  }
}
