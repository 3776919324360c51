/// An error of a navigation verb.
///
/// Its message gives the reason, the position and a remedy; nothing has changed.
public enum NavigationError: Error, Equatable, CustomStringConvertible {
  /// The visible stack has only one place.
  case atRoot(place: String)
  /// No modal is on screen.
  case noModal
  /// No visible tab has that identifier.
  case unknownTab(String, known: [String])
  /// The place is not lower on the visible stack.
  case notBelow(place: String, stack: [String])
  /// The coordinator belongs to no window.
  case noWindow(coordinator: String)
  /// Nothing is on screen yet.
  case nothingVisible
  /// The placement of a place leads back to the same place.
  case circle([String])
  /// A parent passed a route to a child that it has not adopted, or has adopted with another route.
  case notAdopted(child: String, parent: String, route: String)
  /// A placement names a tab that its feature does not have.
  case noSuchTab(String, coordinator: String, known: [String])
  /// A navigation verb received a presentable without a scene or coordinator.
  case nothingToShow(String)
  /// A navigation verb received a coordinator without a first place.
  case noFirstPlace(coordinator: String)
  /// A navigation verb received a coordinator that is already shown elsewhere.
  case notFree(coordinator: String)

  /// A message with the reason, the position and a remedy.
  public var description: String {
    switch self {
    case .atRoot(let place):
      "\(place) is the first place of its stack, so it cannot be popped. Dismiss the modal that it stands in, or move to "
        + "another place."
    case .noModal: "No modal is on screen, so none can be dismissed. Ask for it only where one was presented."
    case .unknownTab(let tab, let known):
      "There is no tab \(tab) in sight. \(Self.list("The tabs in sight are", known, none: "No tab is in sight."))"
    case .notBelow(let place, let stack):
      "\(place) is not on the stack in sight (\(stack.joined(separator: ", "))), so nobody can go back to it. Move to it."
    case .noWindow(let coordinator):
      "\(coordinator) belongs to no window. Make it the root of one, or adopt it by a coordinator that does."
    case .nothingVisible: "Nothing is on screen yet. Open a place of the window first."
    case .circle(let chain):
      "The way to \(chain.first ?? "") leads in a circle: \(chain.joined(separator: " → ")). Look at the placements of these "
        + "routes: one must be a root, or stand over another one."
    case .notAdopted(let child, let parent, let route):
      "\(parent) hands \(route) to \(child), which it has not adopted under that route. Adopt it: attach(…, as:) or "
        + "adopt(_:as:), with the case that holds its route."
    case .noSuchTab(let tab, let coordinator, let known):
      "\(coordinator) places something in its tab \(tab), which is not among its tabs. "
        + Self.list("They are", known, none: "It has none.")
    case .nothingToShow(let name):
      "\(name) has nothing to show. Override its presented property, and return its coordinator or its scene."
    case .noFirstPlace(let coordinator):
      "\(coordinator) has no place whose path is /, so it is not known where it begins. Say it before it is shown: "
        + "show(coordinator.move(to: …))."
    case .notFree(let coordinator):
      "\(coordinator) stands in the app already: at an address, or below the one that is to show it. Move to one of its "
        + "places, or show another instance."
    }
  }

  private static func list(_ words: String, _ names: [String], none: String) -> String {
    names.isEmpty ? none : "\(words) \(names.joined(separator: ", "))."
  }
}
