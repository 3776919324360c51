extension Placement {
  /// A placement in a child, which decides the position among its own places.
  ///
  /// The child is an autoclosure: it is made when somebody goes there. It must have been adopted.
  public static func child<Child: Coordinating>(
    _ child: @autoclosure @escaping @MainActor () -> Child?, _ route: Child.Place,
    in setting: ChildPlacement<Place> = .inPlace
  ) -> Placement { Placement(.child(setting.stand) { child()?.located(route) }) }
}
