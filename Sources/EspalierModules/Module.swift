public import EspalierNavigation

/// A feature: its dependencies, its coordinator or scene, and the features within it.
///
/// ```swift
/// final class AccountsModule: Module<AccountsScope> {
///   private(set) lazy var coordinator = AccountsCoordinator(scope: scope)
///   override func didActivate() { run { [scope] in await scope.rates.refresh() } }
/// }
/// ```
///
/// Life of a module:
/// - ``attach(_:)`` makes it a child: from then on the parent owns it, and it knows the parent weakly.
/// - ``activate()`` of the root activates the tree once, parents before children; a child attached to an active parent
///   is activated at once.
/// - ``detach(_:)`` deactivates the child's children first, then itself, cancels its tasks, and lets it go. A detached
///   module must deallocate.
@MainActor
open class Module<Dependencies>: AnyModule {
  /// What the feature depends on.
  public let scope: Dependencies

  /// Makes a module with its scope.
  public init(scope: Dependencies) {
    self.scope = scope
    super.init()
  }
}

/// A module without the type of its scope: a node of the tree of features.
@MainActor
open class AnyModule: WindowOwner {
  /// The module that owns this one; nil for a root and for one that is not attached.
  public private(set) weak var parent: AnyModule?
  /// The modules within, in the order in which they were attached.
  public private(set) var children: [AnyModule] = []
  /// Whether it takes part in the app.
  public private(set) var isActive = false
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextTask = 0

  init() {}

  isolated deinit { for task in tasks.values { task.cancel() } }

  /// Runs once when the module becomes active, after its parent. The default does nothing.
  open func didActivate() {}

  /// Runs once when the module is about to go, after its children. The default does nothing.
  open func willDeactivate() {}

  /// The names of the classes from the root down to this module, joined by slashes.
  public var path: String { (parent.map { $0.path + "/" } ?? "") + "\(type(of: self))" }

  /// Makes a module a child of this one, and returns it.
  ///
  /// - Throws: ``ModuleError/alreadyAttached(module:parent:)`` when it has a parent, or is this module or one above it.
  @discardableResult public func attach<Child: AnyModule>(_ child: Child) throws(ModuleError) -> Child {
    var above: AnyModule? = self
    while let current = above {
      if current === child { throw .alreadyAttached(module: child.path, parent: path) }
      above = current.parent
    }
    if let parent = child.parent { throw .alreadyAttached(module: child.path, parent: parent.path) }
    child.parent = self
    children.append(child)
    if isActive { child.activate() }
    return child
  }

  /// Activates the module and all within it, parents first; what is active already is left alone.
  public func activate() {
    if !isActive {
      isActive = true
      didActivate()
    }
    for child in children { child.activate() }
  }

  /// Lets a child go: its children first, then itself; its tasks are cancelled.
  public func detach(_ child: AnyModule) {
    guard children.contains(where: { $0 === child }) else { return }
    child.teardown()
    // Searched only now: what the child did on its way out may have changed its neighbours.
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// Ends the module that stands behind a window with that window.
  public func windowDidClose() { teardown() }

  /// Ends the module and all within it; a root that is a window's owner is ended with the window.
  public func teardown() {
    for child in children.reversed() { detach(child) }
    if isActive {
      isActive = false
      willDeactivate()
    }
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }

  /// Runs work that is cancelled when the module goes. Capture weakly what the module owns.
  @discardableResult
  public func run(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let id = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await work()
      self?.tasks[id] = nil
    }
    tasks[id] = task
    return task
  }

  /// The nearest module of a type or protocol: this one, then its siblings, then level by level up the tree.
  public func nearest<Wanted>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    var level: AnyModule? = self
    while let current = level {
      if let found = current as? Wanted { return found }
      if let found = current.parent?.children.lazy.compactMap({ $0 as? Wanted }).first { return found }
      level = current.parent
    }
    return nil
  }
}

/// Misuse of the tree of modules.
public enum ModuleError: Error, Equatable, CustomStringConvertible {
  /// A module can have one parent only, and never itself or what is above it as a child.
  case alreadyAttached(module: String, parent: String)

  /// What happened, where, and how to mend it.
  public var description: String {
    switch self {
    case .alreadyAttached(let module, let parent):
      "\(module) is already attached at \(parent). Detach it there first, or build a module of its own for each place."
    }
  }
}
