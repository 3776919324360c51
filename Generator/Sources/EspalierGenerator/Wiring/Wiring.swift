/// The lines that make a generated thing part of the app.
///
/// They are written with the template's words, as they stand in its surroundings.
public struct Wiring: Sendable {
  /// The lines of a new place: in the route and in the feature that it goes into.
  struct Place: Sendable {
    /// The case of the route.
    let routeCase: String
    /// The line in `path` of the route.
    let path: String
    /// The entry in `paths` of the route.
    let entry: String
    /// The lines in `placement(of:)` of the feature, where it has no place that the new one could stand over.
    let placement: String
    /// The same where it has one, whose case stands at `OVER`.
    let placementOver: String
    /// A property of the feature; nil where none is needed.
    var member: String?
    /// The line in `permission(for:)` of the feature that lets strangers in; nil where the place asks as others do.
    var permission: String?
  }

  /// A line that only the person knows the place of.
  struct Line: Sendable {
    /// The place that it belongs to, as the end of “Add to …”.
    let place: String
    let code: String
  }

  var place: Place?
  var lines: [Line] = []

  static let none = Wiring()
}
