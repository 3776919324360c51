internal import EspalierViews
public import Observation

/// A value that a person fills in, with the rules that it must follow and the message at each field.
///
/// A view model holds the form. The fields of a screen take their binding and message from it, under the names of the
/// value's properties:
///
/// ```swift
/// struct SignUp: Sendable { var name = "", email = "" }
///
/// @MainActor final class SignUpModel {
///   let form = Form(SignUp(), checks: [.required(\.name, "What is your name?")])
///   init() { form.onSubmit { [weak self] value in try await self?.register(value) } }
///   func register(_ value: SignUp) async throws {}
/// }
///
/// @MainActor func fields(_ form: Form<SignUp>) -> [Section] {
///   Section.problems(of: form) + [
///     Section("fields", layout: .form) {
///       Row(TextField.with(.label("Name"), .field(form.name)))
///       Row(TextField.with(.label("Mail"), .kind(.email), .field(form.email)))
///       Row(Button.with(.title("Sign up"), .submits(form)))
///     }
///   ]
/// }
/// ```
///
/// - A message appears after the person has left its field or submitted the form, and disappears when its rule holds.
/// - A form with a problem is not submitted; the focus moves to the first field that has one.
@MainActor @Observable @dynamicMemberLookup
public final class Form<Value: Sendable> {
  /// The value that the person fills in.
  public var value: Value {
    didSet {
      guard !unread.isEmpty else { return }
      // A number that the app sets replaces a text that is not a number.
      unread = unread.filter { oldValue[keyPath: $0.key] as? Double == value[keyPath: $0.key] as? Double }
    }
  }
  /// A Boolean value that indicates whether a submission is under way.
  public private(set) var isSubmitting = false
  /// A Boolean value that indicates whether the form has been submitted since it was created or reset. A submitted form
  /// shows all problems.
  public private(set) var wasSubmitted = false

  private let checks: [FormCheck<Value>]
  private var left: Set<PartialKeyPath<Value>> = []
  private var answers: [Int: Answer] = [:]
  private(set) var rejections: [Rejection] = []
  /// The texts in number fields that cannot be read as one number.
  private var unread: [PartialKeyPath<Value>: String] = [:]
  private var focused: (path: PartialKeyPath<Value>, number: Int)?
  @ObservationIgnored private var askings: [Int: Asking] = [:]
  @ObservationIgnored private var action: (@MainActor (Value) async throws -> Void)?
  /// The value with which the form was created.
  @ObservationIgnored private let first: Value
  /// The stored value, as far as the form knows it. The value of an edited form differs from it.
  var stored: Value
  /// True if the value was restored and the stored value is not known yet. The restored value may equal the value with
  /// which the form began.
  var isRestored = false
  /// True if a number field holds a text that cannot be read as one number.
  var hasUnreadText: Bool { !unread.isEmpty }

  private struct Answer {
    let key: AnyHashable
    let message: String?
  }

  /// A question that is under way, with the number of tasks that wait for its answer.
  @MainActor private final class Asking {
    let key: AnyHashable
    let task: Task<String?, any Error>
    var wanted = 0

    init(key: AnyHashable, task: Task<String?, any Error>) {
      self.key = key
      self.task = task
    }

    /// Removes a cancelled task from the waiting ones, and cancels the question if no other task waits.
    func removeWaiter() {
      wanted -= 1
      if wanted == 0 { task.cancel() }
    }
  }

  struct Rejection {
    let path: PartialKeyPath<Value>
    let message: String
  }

  /// Creates a form from a value and its rules. The order of the rules is the order of the fields.
  public init(_ value: Value, checks: [FormCheck<Value>] = []) {
    self.value = value
    self.checks = checks
    first = value
    stored = value
  }

  /// Sets the action that runs with a value that follows all rules.
  public func onSubmit(_ action: @escaping @MainActor (Value) async throws -> Void) { self.action = action }

  // MARK: Fields

  /// Returns a field under the name of the value's property: `form.name`.
  public subscript<Field: Sendable>(dynamicMember path: WritableKeyPath<Value, Field>) -> FormField<Field> {
    field(path)
  }

  /// Returns a field by its key path, for a name that is also the name of a member of the form.
  public func field<Field: Sendable>(_ path: WritableKeyPath<Value, Field>) -> FormField<Field> {
    let fallback = value[keyPath: path]
    let binding = Binding<Field>(
      get: { [weak self] in self?.value[keyPath: path] ?? fallback },
      set: { [weak self] in self?.set($0, at: path) },
      identify: { [weak self] in self.map { BindingIdentity($0, path) } })
    return FormField(
      binding: binding, message: message(at: path), focusRequest: focused?.path == path ? focused?.number ?? 0 : 0,
      unread: unread[path], refuse: { [weak self] in self?.unread[path] = $0 },
      leave: { [weak self] in await self?.leave(path) }, submit: { [weak self] in try await self?.submit() })
  }

  private func set<Field>(_ new: Field, at path: WritableKeyPath<Value, Field>) {
    value[keyPath: path] = new
    if unread[path] != nil { unread[path] = nil }
    // The rejection was about the previous value.
    if rejections.contains(where: { $0.path == path }) { rejections.removeAll { $0.path == path } }
  }

  /// Returns the message that a field shows now; empty until the person leaves the field.
  public func message(at path: PartialKeyPath<Value>) -> String {
    if let refused = rejections.first(where: { $0.path == path }) { return refused.message }
    guard wasSubmitted || left.contains(path) else { return "" }
    return fault(at: path) ?? ""
  }

  /// A Boolean value that indicates whether all rules hold, as far as the form knows without asking a question.
  public var isValid: Bool { firstFault == nil }

  /// The message of the first rule that does not hold, whether it is shown or not.
  public var firstFault: String? { paths.lazy.compactMap { self.fault(at: $0) }.first }

  /// The messages that are shown now, in the order of the fields.
  public var problems: [String] { paths.map { message(at: $0) }.filter { !$0.isEmpty } }

  // MARK: Submitting

  /// Checks all rules, and runs the action with the value if all of them hold.
  ///
  /// The questions of rules that another system decides are asked when the other rules hold. If there is a problem, the
  /// focus moves to the first field that has one. The method does nothing while a submission is under way.
  public func submit() async throws {
    guard !isSubmitting else { return }
    wasSubmitted = true
    rejections = []
    guard faultyPaths.isEmpty else { return focusFirst() }
    isSubmitting = true
    defer { isSubmitting = false }
    // If the value changes during a question, the new value is asked about as well, so that the action gets only a
    // value that was checked.
    while let index = checks.indices.first(where: isOpen) { try await ask(index) }
    guard faultyPaths.isEmpty else { return focusFirst() }
    try await action?(value)
    if !rejections.isEmpty { focusFirst() }
  }

  /// Shows a message at a field whose value was rejected when the form was saved or sent. Call the method from the
  /// form's action.
  public func reject<Field>(_ path: KeyPath<Value, Field>, _ message: String) {
    rejections.append(Rejection(path: path, message: message))
  }

  /// Resets the form to a stored value, or to the value that it was created with.
  public func reset(to value: Value? = nil) {
    self.value = value ?? first
    stored = self.value
    isRestored = false
    left = []
    answers = [:]
    rejections = []
    unread = [:]
    wasSubmitted = false
  }

  // MARK: Rules

  private var paths: [PartialKeyPath<Value>] {
    var seen: Set<PartialKeyPath<Value>> = []
    return (checks.map(\.path) + rejections.map(\.path) + unread.keys).filter { seen.insert($0).inserted }
  }

  private var faultyPaths: [PartialKeyPath<Value>] {
    paths.filter { path in fault(at: path) != nil || rejections.contains { $0.path == path } }
  }

  private func fault(at path: PartialKeyPath<Value>) -> String? {
    if let text = unread[path] { return NumberFault(text).message }
    for (index, check) in checks.enumerated() where check.path == path {
      if let message = check.find(value) { return message }
      if let question = check.question, let answer = answers[index], answer.key == question.key(value),
        let message = answer.message
      {
        return message
      }
    }
    return nil
  }

  func leave(_ path: PartialKeyPath<Value>) async {
    left.insert(path)
    for (index, check) in checks.enumerated() where check.path == path { try? await ask(index) }
  }

  /// Returns true if the question of a rule has no answer for the current value.
  private func isOpen(_ index: Int) -> Bool {
    guard let question = checks[index].question, fault(at: checks[index].path) == nil else { return false }
    return answers[index]?.key != question.key(value)
  }

  private func ask(_ index: Int) async throws {
    guard let question = checks[index].question, fault(at: checks[index].path) == nil else { return }
    let key = question.key(value)
    guard answers[index]?.key != key else { return }
    let asking: Asking
    // A question that no task waits for any more is about to fail, and would make this submission fail too.
    if let other = askings[index], other.key == key, !other.task.isCancelled {
      // The tap that submits also leaves the field, so the question is already under way.
      asking = other
    } else {
      let value = value
      asking = Asking(key: key, task: Task { try await question.ask(value) })
      askings[index] = asking
    }
    asking.wanted += 1
    let result = await withTaskCancellationHandler {
      await asking.task.result
    } onCancel: {
      Task { @MainActor in asking.removeWaiter() }
    }
    if askings[index] === asking { askings[index] = nil }
    let message = try result.get()
    if question.key(value) == key { answers[index] = Answer(key: key, message: message) }
  }

  private func focusFirst() {
    guard let path = faultyPaths.first else { return }
    focused = (path, (focused?.number ?? 0) + 1)
  }
}
