/// An object that holds the state on which a series works.
@MainActor
protocol FlowCell<State>: AnyObject {
  associatedtype State: Sendable
  var state: State { get }
  /// Changes the state in place.
  func update(_ change: (inout State) -> Void)
  /// True if changes must be recorded, because they will be made again in another copy of the state.
  var isRecording: Bool { get }
  /// Records a change.
  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void)
  /// The number of recorded changes.
  var recordCount: Int { get }
  /// Removes the changes that were recorded after the given number.
  func rewind(to count: Int)
  /// Returns this cell's part of a given state of the whole flow, such as an earlier state.
  func part(of root: any Sendable) -> State?
  /// Returns the state of the whole flow, in which this cell's part has been replaced with the given state.
  func root(with state: State) -> any Sendable
}

extension FlowCell {
  /// Makes a change, and records it if needed.
  ///
  /// The order matters: a recorded change counts among the findings, and must not do so while it is made.
  func apply(_ change: @escaping @MainActor @Sendable (inout State) -> Void) {
    update(change)
    if isRecording { record(change) }
  }
}

/// The state of a whole flow.
final class RootCell<State: Sendable>: FlowCell {
  /// The state; during a change, the last published state.
  private(set) var state: State
  /// The last state that a reader received, which readers also receive during a change; nil if no reader exists.
  private var lastPublished: State?
  /// True during a change.
  private(set) var isChanging = false
  var isRecording: Bool { false }
  var recordCount: Int { 0 }

  init(_ state: State, isReadable: Bool) {
    self.state = state
    lastPublished = isReadable ? state : nil
  }

  func update(_ change: (inout State) -> Void) {
    guard var own = lastPublished else { return change(&state) }
    // The change has exclusive access to the state, so that nothing in it is copied. A merge may still read its own
    // run, and so may an object that the state releases.
    isChanging = true
    swap(&state, &own)
    change(&own)
    swap(&state, &own)
    isChanging = false
  }

  /// Stores the state that a reader receives.
  func publish(_ state: State) {
    guard let before = lastPublished else { return }
    lastPublished = state
    // An object in it may read the run when it is released.
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

/// A copy of a group's state for one member of a parallel group. It records the merged changes until the group has
/// ended.
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
    // The change is made in place. Nothing that a merge can call reads or changes this copy: a reader of the run
    // receives the whole flow's state with the changes recorded before, and a member's steps continue only after the
    // merge has returned.
    copy = nil
    change(&own)
    copy = own
  }

  func record(_ change: @escaping @MainActor @Sendable (inout State) -> Void) { changes.append(change) }

  func rewind(to count: Int) {
    // A finding may read the run when it is released, so it is released after the list has changed.
    let before = changes
    changes = Array(before.prefix(count))
    begin()
    withExtendedLifetime(before) {}
  }

  func part(of root: any Sendable) -> State? { group.part(of: root) }
  func root(with state: State) -> any Sendable { group.root(with: state) }

  /// Gives the member its own copy of the group's current state, on which it works until ``settle()``. The changes that
  /// the member has already recorded, such as those from before a restart, are made in the copy.
  func begin() {
    var own = group.state
    for change in changes { change(&own) }
    copy = own
  }

  /// Makes the member's recorded changes in the group's state, and removes the member's copy. From then on, the member
  /// works on the group's state.
  func settle() {
    copy = nil
    for change in changes {
      settledCount += 1
      group.apply(change)
    }
    changes = []
    settledCount = 0
  }

  /// Makes the member's recorded changes in the given state, except the changes that ``settle()`` has already made in
  /// the group's state.
  func addFindings(to state: inout State) {
    for change in changes.dropFirst(settledCount) { change(&state) }
  }
}
