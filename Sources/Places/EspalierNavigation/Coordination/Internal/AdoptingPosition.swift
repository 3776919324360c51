/// The position of a coordinator, without the type of its route, as the coordinators below it see it.
@MainActor
protocol AdoptingPosition: AnyPosition {
  /// The coordinator that has the position.
  var coordinator: (any Coordinating)? { get }
  /// The position of the parent.
  var parentAdopting: (any AdoptingPosition)? { get }
  var parentCoordinator: (any Coordinating)? { get }
  var navigator: Navigator? { get }
  /// Keeps a move that was made before the coordinator belonged to a window.
  func keep(earlyMove route: any Route)
}

@MainActor
extension AdoptingPosition {
  /// The topmost position, which has no parent.
  var topmost: any AdoptingPosition {
    var top: any AdoptingPosition = self
    while let next = top.parentAdopting { top = next }
    return top
  }
}
