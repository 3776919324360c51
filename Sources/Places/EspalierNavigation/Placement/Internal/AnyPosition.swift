package import EspalierScreens

/// The position of a coordinator, without the type of its route, for use by the navigator.
@MainActor
package protocol AnyPosition: AnyObject {
  var owner: (any WindowOwner)? { get }
  var parentPosition: (any AnyPosition)? { get }
  /// The action that releases the coordinator when none of its places is on screen any more.
  var leave: (@MainActor () -> Void)? { get }
  /// The feature's tabs.
  var tabItems: [AnyTab] { get }
  /// Sets the environment values that the scenes of the coordinator, and of the coordinators below it, read.
  func prepare(_ environment: inout EnvironmentValues)
  /// The table of routes that the coordinator's screens can link to.
  var placeTable: PlaceTable { get }
  /// Returns the action that the coordinator has declared for the answer of a place; nil if it has declared none.
  func declared(for route: RootRoute) -> (@MainActor (any Sendable) -> Void)?
}

@MainActor
extension AnyPosition {
  /// This position and those above it, the nearest first.
  var lineage: [any AnyPosition] {
    var all: [any AnyPosition] = [self]
    while let next = all.last?.parentPosition { all.append(next) }
    return all
  }
}
