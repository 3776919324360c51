extension Placement {
  /// Creates a placement by a child coordinator. The child decides the positions of its own places.
  ///
  /// The child is an autoclosure, which is evaluated when someone goes to the place. The child must have been adopted.
  public static func child<Child: Coordinating>(
    _ child: @autoclosure @escaping @MainActor () -> Child?, _ route: Child.Place,
    in setting: ChildPlacement<Place> = .inPlace
  ) -> Placement { Placement(.child(setting.kind) { child()?.located(route) }) }
}
