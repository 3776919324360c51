/// An error that is thrown when a path leads to no place.
///
/// ```
/// /accounts/x1/edit leads nowhere in AppRoute: “x1” should be “import”, Int. The nearest place is /accounts.
/// ```
public struct PathError: Error, Hashable, CustomStringConvertible {
  /// The requested path.
  public var path: Path
  /// The name of the route that read the path.
  public var route: String
  /// The position of the segment that cannot be read, or the number of segments if the fault is not in a segment.
  public var position: Int
  /// The parameter that is missing or cannot be read.
  public var parameter: String?
  /// The value types and words that are possible at the failed position.
  ///
  /// Empty if none are.
  public var expected: [String]
  /// The nearest place above the path, if there is one.
  public var nearest: Path?

  /// The largest number of expected words in the message.
  private static var maximumExpected: Int { 8 }

  init(_ reading: PathReading, route: String, nearest: Path?) {
    path = reading.path
    self.route = route
    position = min(reading.failedAt, reading.path.segments.count)
    parameter = reading.failedParameter
    expected = reading.expected
    self.nearest = nearest
  }

  /// The error for a log, without the parameter values, which may be private.
  var withoutParameters: PathError {
    var error = self
    if let parameter, path[parameter] != nil {
      error.path.parameters = [parameter: ["…"]]
    } else {
      error.path.parameters = [:]
    }
    error.path.fragment = nil
    error.nearest = nearest.map { Path(segments: $0.segments) }
    return error
  }

  /// A message that describes the fault and names the nearest place.
  public var description: String {
    if path.isNone { return "A route without an address cannot be read from one." }
    return "\(path) leads nowhere in \(route): \(reason)."
      + (nearest.map { " The nearest place is \($0)." } ?? "")
  }

  private var reason: String {
    var words = expected.prefix(Self.maximumExpected).joined(separator: ", ")
    if expected.count > Self.maximumExpected { words += " or \(expected.count - Self.maximumExpected) others" }
    if let parameter {
      guard let value = path[parameter] else { return "\(words) is missing" }
      return "“\(value)” for \(parameter) should be \(words)"
    }
    if position < path.segments.count {
      let segment = "“\(path.segments[position])”"
      return words.isEmpty ? "nothing is below, so \(segment) is too much" : "\(segment) should be \(words)"
    }
    return words.isEmpty ? "nothing is there" : "it should go on with \(words)"
  }
}
