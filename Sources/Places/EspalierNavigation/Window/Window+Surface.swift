internal import EspalierBase
public import EspalierScreens

extension Window {
  /// Shows the window on a surface, in place of the one before: it is given everything that is there, where the window is,
  /// and from then on each change.
  ///
  /// The window holds the surface weakly. A surface that comes back after it was away is attached anew.
  public func attach(_ surface: any Surface) {
    detach()
    render()
    self.surface = surface
    let whole = tree.whole()
    surface.apply(whole, of: self)
    var address = currentAddress
    // A surface that has just begun to look is there already; how the one before it came there is not its history.
    address.change = .replace
    (surface as? any AddressShowing)?.show(address, of: self)
    toldStack = nil
    tellStack()
    if let focus = focusRequest(in: whole) {
      (surface as? any FocusShowing)?.focus(node: focus.node, element: focus.element, of: self)
    }
  }

  /// Shows the window on no surface any more. It goes on, and is there as it is for the one that is attached next.
  public func detach() { surface = nil }

  /// Gives the surface each change from now on, without the present nodes: it has drawn those itself.
  package func follow(by surface: any Surface) { self.surface = surface }

  /// The steps that build everything on a surface that shows nothing yet.
  package func whole() -> [Patch] {
    render()
    return tree.whole()
  }

  /// The nodes that another one holds, in order; those of nil are the root.
  public func nodes(in node: Int?) -> [Node] { tree.children(of: node) }

  /// The row of a section that has an identity, made if it is none of those around the places in sight.
  package func row(called key: String, in section: Int) -> Node? {
    defer { if tree.hasStepsAhead { invalidate() } }
    return tree.row(called: key, in: section)
  }

  /// A node by its number, if it is still there.
  public func node(_ id: Int) -> Node? { tree.node(id) }

  /// Renders now if anything has changed.
  public func render() {
    guard EventUnderWay.current == nil else {
      // What comes into sight stays for longer than the event that brought it.
      return EventUnderWay.$current.withValue(nil) { render() }
    }
    // Rendering shows scenes, which may change what is read: a bounded number of rounds, then the next turn goes on.
    var rounds = 0
    while needsRender && !isClosed && rounds < 8 {
      rounds += 1
      isDirty = false
      if let observer, observer.isObserving {
        observer.observe(.render, at: observedPlace) {
          renderOnce()
          return nil
        }
      } else {
        renderOnce()
      }
      tellGoneRows()
      followBoundPlaces()
    }
    // What a scene does from now on is nothing that the person asked for.
    place.endTurn()
    resumeIfSettled()
  }

  /// The place that the window shows, as a surface that has just begun to look tells it.
  package var currentAddress: WindowAddress {
    render()
    var address = place.address ?? WindowAddress(path: path, title: title, change: .replace, entry: 0)
    // The history may be that of another window since the address was told.
    address.entry = place.history.current
    return address
  }
}
