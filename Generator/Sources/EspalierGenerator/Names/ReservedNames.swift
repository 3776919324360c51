/// The names that something of Swift's or Espalier's has, so that one's own would hide it or clash with it.
enum ReservedNames {
  /// Returns the owner of a type; nil if nobody has one of this name.
  static func owner(of type: String) -> String? {
    if FrameworkNames.types.contains(type) { return "Espalier" }
    return SwiftTypes.all.contains(type) ? "Swift" : nil
  }

  /// Returns true if a case of a route cannot have the name, because each route has a member with it.
  static func isTakenInRoutes(_ name: String) -> Bool { routeMembers.contains(name) }

  /// Returns true if a property of a feature cannot have the name, because each feature has a member with it.
  static func isTakenInFeatures(_ name: String) -> Bool { FrameworkNames.featureMembers.contains(name) }

  private static let routeMembers: Set<String> = [
    "allCases", "customMirror", "debugDescription", "description", "hash", "hashValue", "part", "path", "paths",
    "rawValue", "siteMap",
  ]
}
