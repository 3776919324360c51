public import EspalierViews

extension Row {
  /// Returns the row with styles for the view that it shows.
  ///
  /// ```swift
  /// let total = Row(Label.with(.text("Total"), .grows()), Label.with(.text("12.00"))).styled(.background(.raised))
  /// ```
  public func styled(_ styles: Style<View>...) -> Row {
    var row = self
    row.component = component.adding(Component(styles: styles))
    return row
  }

  /// Returns the row with actions, in order. If two actions have the same title, only the first one runs, unless each
  /// has its own `id`.
  public func actions(_ actions: RowAction...) -> Row { self.actions(actions) }

  /// Returns the row with actions from an array.
  public func actions(_ actions: [RowAction]) -> Row {
    var row = self
    row.actions = actions
    row.component = component.setting(RowProperties.actions, to: ActionList(actions.map(\.item)))
    return row
  }

  /// Returns the row with an action that runs each time the row appears.
  ///
  /// Each watched row costs the browser an observer and a message, so watch rows that load or count, not all rows.
  public func onAppear(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = watched()
    row.appearance = .task { _ in try await action() }
    return row
  }

  /// Returns the row with an action that runs when the row disappears.
  ///
  /// A row disappears when a person scrolls it away, when the app removes it, and when its screen is removed. The
  /// action runs once, however often the row was reported as visible.
  ///
  /// For a removed row, the action is the one that the row had when it appeared, because a removed row cannot provide a
  /// newer one.
  public func onDisappear(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = watched()
    row.disappearance = .task { _ in try await action() }
    return row
  }

  /// Returns the row with an action that runs just before the section's `onMove` carries out a person's move of the
  /// row.
  ///
  /// An error keeps the row where it is, and is shown like an error of any other handler.
  public func willMove(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Row {
    var row = self
    row.willMove = action
    return row
  }

  /// Returns the row with an action that runs once the section's `onMove` has carried out a person's move of the row.
  public func didMove(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Row {
    var row = self
    row.didMove = action
    return row
  }

  /// Returns the row with an action that runs when a person taps the row twice in quick succession. Offer it only as a
  /// faster alternative.
  ///
  /// People who use a keyboard or a screen reader have no double tap, so offer the same as an action or a button. In a
  /// row that also has `onTap`, that action runs for both taps first.
  public func onDoubleTap(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = setting(RowProperties.takesDoubleTaps, to: true)
    row.doubleTap = .task { _ in try await action() }
    return row
  }

  /// Returns the row, hidden while the flag is set.
  public func isHidden(_ flag: Bool = true) -> Row {
    let row = setting(View.isHidden, to: flag)
    return component.isSet(View.hidingCondition) ? row.setting(View.hidingCondition, to: "") : row
  }

  /// Returns the row, visible while a flag is on. A page follows each `LocalChange` of the flag at once.
  @MainActor public func isVisible(when flag: Binding<Bool>) -> Row { styled(.isVisible(when: flag)) }

  /// Returns the row, visible while a value equals another one. A page follows each `LocalChange` of the value at once.
  @MainActor public func isVisible<Value: Hashable & Sendable>(when binding: Binding<Value>, is value: Value) -> Row {
    styled(.isVisible(when: binding, is: value))
  }

  /// Returns the row, hidden while a flag is on. A page follows each `LocalChange` of the flag at once.
  @MainActor public func isHidden(when flag: Binding<Bool>) -> Row { styled(.isHidden(when: flag)) }

  /// Returns the row, hidden while a value equals another one. A page follows each `LocalChange` of the value at once.
  @MainActor public func isHidden<Value: Hashable & Sendable>(when binding: Binding<Value>, is value: Value) -> Row {
    styled(.isHidden(when: binding, is: value))
  }

  /// Returns the row, shown as a grey shape while the flag is true, because its values are still loading. The row keeps
  /// its height, and a person cannot use it meanwhile.
  public func isLoading(_ flag: Bool = true) -> Row { setting(RowProperties.isLoading, to: flag) }

  private func watched() -> Row { setting(RowProperties.isWatched, to: true) }

  func setting<Value>(_ property: Property<Value>, to value: Value) -> Row {
    var row = self
    row.component = component.setting(property, to: value)
    return row
  }

  /// Returns the handler for an event of the row itself, not of a view in the row.
  func handler(for event: EventKind, value: EventValue) -> EventHandler? {
    let body: EventHandler.Body? =
      switch event {
      case .action: actions.first { $0.item.id == value.text && $0.item.isEnabled }?.body
      case .appear: appearance
      case .disappear: disappearance
      case .doubleTap: doubleTap
      default: nil
      }
    return body.map { EventHandler($0, for: event) }
  }
}
