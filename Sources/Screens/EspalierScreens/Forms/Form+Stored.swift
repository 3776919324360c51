extension Form where Value: Equatable {
  /// A Boolean value that indicates whether the form's value differs from the stored one.
  ///
  /// The stored value is the one that the form began with, or that of the latest ``rebase(onto:)``.
  public var isEdited: Bool { value != stored || hasUnreadText || isRestored }

  /// Sets the stored value, with which the form compares the person's input.
  ///
  /// A form that was not edited shows it. An edited form keeps the person's input, and counts as edited while the input
  /// differs from the stored value.
  ///
  /// Call it when a value has been loaded, and with the submitted value when that has been saved.
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

  /// Sets the action that saves a value that follows all rules. Also sets the function that leaves the place
  /// afterwards.
  ///
  /// Between the two the value counts as stored, so that the person is not asked about unsaved changes. If the action
  /// rejects the value, the second function is not called.
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
