internal import EspalierViews

extension Row {
  /// The row with things that can be done with it, in order. Of two with one title the first one runs, unless each has
  /// an `id` of its own.
  public func actions(_ actions: RowAction...) -> Row { self.actions(actions) }

  /// The row with things that can be done with it, from an array.
  public func actions(_ actions: [RowAction]) -> Row {
    var row = self
    row.actions = actions
    row.component = component.setting(RowProperties.actions, to: ActionList(actions.map(\.item)))
    return row
  }

  /// The row with something to do when it comes into sight, each time that it does.
  ///
  /// Being told costs the browser an observer and a message a row, so it is for rows that load or count, not for all.
  public func onAppear(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = watched()
    row.appearance = .task { _ in try await action() }
    return row
  }

  /// The row with something to do when it goes out of sight: when it is scrolled away, when it is removed, and when its
  /// screen goes. It runs once, however often the row was told to be in sight.
  ///
  /// A row that is removed does what it was to do when it came into sight: there is nothing left that could be asked anew.
  public func onDisappear(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = watched()
    row.disappearance = .task { _ in try await action() }
    return row
  }

  /// The row with something to do just before a person's move of it is carried out by the section's `onMove`.
  ///
  /// An error keeps the row where it is, and is shown as any handler's.
  public func willMove(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Row {
    var row = self
    row.willMove = action
    return row
  }

  /// The row with something to do once a person's move of it has been carried out by the section's `onMove`.
  public func didMove(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Row {
    var row = self
    row.didMove = action
    return row
  }

  /// The row with something to do when it is tapped twice in quick succession: a second, faster way.
  ///
  /// Who uses a keyboard or a screen reader has no double tap, so offer the same as an action or a button. A row that has
  /// `onTap` too hears of both taps before.
  public func onDoubleTap(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = setting(RowProperties.takesDoubleTaps, to: true)
    row.doubleTap = .task { _ in try await action() }
    return row
  }

  /// The row, taking no part in the screen while the flag is set.
  public func isHidden(_ flag: Bool = true) -> Row { setting(View.isHidden, to: flag) }

  /// The row as the grey shape of itself while the flag is set, because its values are still under way. It keeps its
  /// height, and cannot be used meanwhile.
  public func isLoading(_ flag: Bool = true) -> Row { setting(RowProperties.isLoading, to: flag) }

  private func watched() -> Row { setting(RowProperties.isWatched, to: true) }

  func setting<Value>(_ property: Property<Value>, to value: Value) -> Row {
    var row = self
    row.component = component.setting(property, to: value)
    return row
  }

  /// The handler of something that happened to the row itself.
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
