internal import Synchronization

/// All properties of this process, by number. The framework's properties come first and have fixed numbers.
enum PropertyTable {
  /// The first number of an app's own properties; lower numbers are the framework's.
  static let firstOwn: UInt16 = 512

  /// The properties of this module.
  private static let framework = byNumber(PropertyList.espalierViews)
  /// The properties of the framework modules that build on this module. They are registered at the first use of a class
  /// of their module.
  private static let upperLayers = Mutex<[UInt16: PropertyDescription]>([:])
  private static let own = Mutex<[PropertyDescription]>([])
  private static let isOwnDeclared = Atomic(false)

  /// The numbers of an app's own properties.
  static let ownNumbers = firstOwn..<CustomStyleKeys.firstNumber

  /// True if the app has declared a property of its own.
  static var hasOwn: Bool { isOwnDeclared.load(ordering: .relaxed) }

  /// Registers the properties of another module of the framework.
  static func add(_ lists: [PropertyList]) {
    upperLayers.withLock { $0.merge(byNumber(lists)) { first, _ in first } }
  }

  static func register(name: String, default defaultValue: StyleValue) -> UInt16 {
    isOwnDeclared.store(true, ordering: .relaxed)
    return own.withLock { table in
      table.append(PropertyDescription(name: name, defaultValue: defaultValue))
      // 60,927 declarations of properties are more than a program can hold in its source.
      return UInt16(min(Int(firstOwn) + table.count, Int(CustomStyleKeys.firstNumber)) - 1)
    }
  }

  static func description(of number: UInt16) -> PropertyDescription {
    if number < firstOwn {
      return framework[number] ?? upperLayers.withLock { $0[number] }
        ?? PropertyDescription(name: "property \(number)", defaultValue: .none)
    }
    if let key = CustomStyleKeys.shared.name(of: number) { return PropertyDescription(name: key, defaultValue: .none) }
    return own.withLock { table in
      let index = Int(number - firstOwn)
      return index < table.count ? table[index] : PropertyDescription(name: "property \(number)", defaultValue: .none)
    }
  }

  /// The framework's properties whose values name bindings, and so differ from run to run.
  private static let namesOfRun: Set<String> = ["localSteps", "hidingCondition", "selectingCondition", "localFilter"]

  /// Returns true if the values of a property differ from run to run. A description that is compared with an earlier one
  /// leaves them out.
  static func isOfRun(_ number: UInt16) -> Bool {
    number < firstOwn && namesOfRun.contains(description(of: number).name)
  }

  private static func byNumber(_ lists: [PropertyList]) -> [UInt16: PropertyDescription] {
    lists.reduce(into: [:]) { table, list in
      for (number, property) in list.byNumber { table[number] = property }
    }
  }
}
