internal import EspalierScopes

/// The facts about a module at the time when it was detached. They are put into words only if the module is leaked.
@MainActor
final class ModuleNote {
  private let type: AnyModule.Type
  private let key: AnyHashable?
  private let above: ModuleNote?
  private let childTypes: [AnyModule.Type]
  /// The largest number of children that a report names.
  private static let namedChildren = 16

  /// Creates the note of a module.
  ///
  /// - Parameter above: The note of the parent; nil to create the notes of all modules above.
  init(_ module: AnyModule, below above: ModuleNote?) {
    type = Swift.type(of: module)
    key = module.key
    var types: [AnyModule.Type] = []
    _ = module.modules.first { child -> Bool? in
      types.append(Swift.type(of: child))
      return types.count == Self.namedChildren ? true : nil
    }
    childTypes = types
    self.above = above ?? Self.chain(above: module)
  }

  private init(_ module: AnyModule, above: ModuleNote?) {
    type = Swift.type(of: module)
    key = module.key
    childTypes = []
    self.above = above
  }

  private static func chain(above module: AnyModule) -> ModuleNote? {
    var parents: [AnyModule] = []
    var parent = module.parent
    while let current = parent {
      parents.append(current)
      parent = current.parent
    }
    return parents.reversed().reduce(nil) { ModuleNote($1, above: $0) }
  }

  var path: String {
    var names: [String] = []
    var note: ModuleNote? = self
    while let current = note {
      names.append(current.key.map { "\(current.type)[\($0)]" } ?? "\(current.type)")
      note = current.above
    }
    return names.reversed().joined(separator: "/")
  }

  /// Returns the leak of a module; nil if the module was attached or activated again.
  func leak(of module: AnyModule) -> Leak? {
    guard module.hasEnded, module.parent == nil else { return nil }
    let children = childTypes.map { "child \($0)" }
    let tasks = module.tasks.values.map { "task begun at \($0.position) that has not ended" }.sorted()
    return Leak(
      path: path, type: TypeName.full(type), attached: children + tasks + Self.held(by: module))
  }

  /// Returns the objects and closures in the stored properties that the app's classes declare.
  private static func held(by module: AnyModule) -> [String] {
    var held: [String] = []
    var mirror: Mirror? = Mirror(reflecting: module)
    while let level = mirror, level.subjectType != AnyModule.self {
      for case let (label?, value) in level.children {
        guard let value = unwrapped(value) else { continue }
        let type = Swift.type(of: value)
        let isFunction = "\(type)".contains("->")
        guard isFunction || type is AnyClass else { continue }
        let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        held.append("\(isFunction ? "closure" : "property") \(name): \(type)")
      }
      mirror = level.superclassMirror
    }
    return held
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
