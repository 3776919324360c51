extension Form where Value: Equatable {
  /// A Boolean value that indicates whether the form holds another value than the stored one: the value that it began
  /// with, or that of the latest ``rebase(onto:)``.
  public var isEdited: Bool { value != stored || hasUnreadText || isRestored }

  /// Notes the value that is stored now: a form that was not edited shows it, an edited one keeps what a person wrote,
  /// and is edited as far as it differs from it.
  ///
  /// Call it when a value has been loaded, and with the submitted one when it has been saved.
  ///
  /// ```swift
  /// struct Person: Equatable, Sendable { var name = "" }
  ///
  /// @MainActor func reload(_ form: Form<Person>, from stored: Person) { form.rebase(onto: stored) }
  /// ```
  public func rebase(onto value: Value) {
    if !isEdited { self.value = value }
    stored = value
    isRestored = false
  }

  /// Sets the action that saves a value that keeps all rules, and the way on after it: between the two the value counts
  /// as stored, so that nobody is asked about changes that would be lost. A value that the action rejected stays.
  ///
  /// ```swift
  /// struct Card: Equatable, Sendable { var name = "" }
  ///
  /// @MainActor func connect(_ form: Form<Card>, save: @escaping (Card) async throws -> Void, close: @escaping () throws -> Void) {
  ///   form.onSubmit { try await save($0) } then: { try close() }
  /// }
  /// ```
  public func onSubmit(
    _ save: @escaping @MainActor (Value) async throws -> Void, then leave: @escaping @MainActor () throws -> Void
  ) {
    onSubmit { [weak self] value in
      try await save(value)
      guard let self, rejections.isEmpty else { return }
      stored = value
      isRestored = false
      try leave()
    }
  }
}
