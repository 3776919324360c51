/// The position of a coordinator among others, without its route's type: what the coordinators below it read.
@MainActor
protocol AdoptingPosition: AnyPosition {
  /// The coordinator that has the position.
  var coordinator: (any Coordinating)? { get }
  /// The position of the parent.
  var parentAdopting: (any AdoptingPosition)? { get }
  var parentCoordinator: (any Coordinating)? { get }
  var navigator: Navigator? { get }
  /// Keeps a move that was made before there is a window.
  func keep(earlyMove route: any Route)
}

@MainActor
extension AdoptingPosition {
  /// The position that no other stands above.
  var topmost: any AdoptingPosition {
    var top: any AdoptingPosition = self
    while let next = top.parentAdopting { top = next }
    return top
  }
}
