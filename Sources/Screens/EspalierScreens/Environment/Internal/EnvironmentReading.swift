/// A property that takes its value from the environment.
@MainActor
protocol EnvironmentReading {
  /// Reads the value, and returns the fault if there is one.
  func read(_ environment: EnvironmentValues) -> EnvironmentFault?
}

/// A fault of a scene that reads its environment.
package enum EnvironmentFault: Sendable, Hashable {
  /// A required value that is not set.
  case missing(String)
  /// A value that was read before the environment was set.
  case early(String)
  /// Data that the scene reads by name, although its environment sets no versions of data.
  case noVersions(DataName)

  /// True if the scene must not be shown.
  package var isFatal: Bool { if case .early = self { false } else { true } }

  /// Returns a description of the fault, for a report.
  package func description(in reader: String) -> String {
    switch self {
    case .missing(let name):
      "\(reader) reads “\(name)” from the environment, where it is required and not set. "
        + "Set `environment.\(name)` in `prepare(_:)` of its feature or of one above it."
    case .early(let name):
      "\(reader) read “\(name)” from the environment before a window had the scene, and got the default. "
        + "Read it in the screen or in a hook, not in an initializer."
    case .noVersions(let data):
      "\(reader) reads the data “\(data)”, but there are no versions of data to follow. "
        + "Set `environment.dataVersions` in `prepare(_:)` of its feature or of one above it."
    }
  }
}

/// The error of a place whose scene cannot read a value from its environment.
package struct EnvironmentError: Error, CustomStringConvertible {
  package let description: String
}

@MainActor
package enum EnvironmentReader {
  /// The known types of objects, with true for those that read the environment.
  private static var readers: [ObjectIdentifier: Bool] = [:]

  /// Sets those properties of an object that read the environment, and returns the faults.
  package static func read(_ environment: EnvironmentValues, by object: AnyObject, data: Set<DataName>)
    -> [EnvironmentFault]
  {
    var faults: [EnvironmentFault] = []
    if let first = data.min(), environment.value(of: EnvironmentKeys().dataVersions) == nil {
      faults.append(.noVersions(first))
    }
    let type = ObjectIdentifier(Swift.type(of: object))
    guard readers[type] != false else { return faults }
    var isReader = false
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        guard let property = child.value as? any EnvironmentReading else { continue }
        isReader = true
        if let fault = property.read(environment) { faults.append(fault) }
      }
      mirror = level.superclassMirror
    }
    readers[type] = isReader
    return faults
  }
}
