internal import EspalierNavigation

extension TestApp {
  /// Opens a path, as if its address were typed.
  public func open(_ path: String) async throws {
    guard let path = Path(path) else { throw DriverError.notFound(kind: "path", name: path, screen: tree.text) }
    window.handle(.open(path))
    try await settle()
  }

  /// Goes back to the previous place in the history.
  public func back() async throws {
    go(to: history.entry - 1)
    try await settle()
  }

  /// Goes forward to the place that ``back()`` left.
  public func forward() async throws {
    go(to: history.entry + 1)
    try await settle()
  }

  /// A Boolean value that indicates whether there is a place to go back to.
  public var canGoBack: Bool { history.canGoBack }

  /// A Boolean value that indicates whether there is a place to go forward to.
  public var canGoForward: Bool { history.canGoForward }

  /// Returns a Boolean value that indicates whether the link, tab or row with the given name is marked as leading to
  /// the visible place.
  public func isCurrent(_ name: String) async throws -> Bool {
    let links = tree.elements.filter { $0.destination != nil }
    guard let target = links.first(where: { $0.name == name || $0.aliases.contains(name) }) else {
      throw DriverError.notFound(kind: "link, tab or row", name: name, screen: tree.text)
    }
    return target.isCurrent
  }

  /// Presses Escape, which closes the topmost modal or dialog.
  public func dismiss() async throws {
    guard let node = tree.overlayNode else { return }
    window.handle(.close(node: node))
    try await settle()
  }

  /// Requests to close the window, as a person does with its close button. A scene with unsaved changes asks the person
  /// first.
  ///
  /// - Returns: True if the window is closed.
  @discardableResult public func requestClosing() async throws -> Bool {
    window.handle(.closeRequested)
    try await settle()
    return window.isClosed
  }

  /// Goes to an entry of the history, as with a browser's own buttons.
  func go(to entry: Int) {
    guard let path = history.go(to: entry) else { return }
    window.handle(.history(path, entry: entry))
  }
}
