public import EspalierNavigation
public import EspalierScreens

/// A module without the type of its scope: a node of the tree of features.
///
/// The life cycle of a module:
/// - ``attach(_:key:)`` makes it a child: from then on the parent owns it, and it holds the parent weakly.
/// - ``activate()`` of the root activates the tree once, parents before children. A child attached to an active parent
///   is activated at once; no other child is.
/// - ``detach(_:)`` ends the children of the child first, the last attached before the others, then the child. The
///   child's tasks are cancelled, and the child is released. A detached module must deallocate, and ``LeakDetector``
///   reports one that does not.
///
/// - Isolation: main actor.
/// - Ownership: a parent owns its children; a child holds its parent weakly. A module owns its tasks: they are
///   cancelled with it and do not keep it alive.
/// - Cost: the cost of attaching and detaching does not depend on the number of children or the depth of the tree.
@MainActor
open class AnyModule: WindowOwner {
  /// The module that owns this one; nil for a root and for a module that is not attached.
  public internal(set) weak var parent: AnyModule?
  /// The key of the module in its parent; nil for a module that was attached without a key.
  public internal(set) var key: AnyHashable?
  /// A Boolean value that indicates whether the module is active in the app.
  public internal(set) var isActive = false
  /// The action to which a root reports a fault that no module handled. For the root module of a window, it is the
  /// window's report action. If the property is nil, the fault is written as a line to standard error.
  public var report: (@MainActor (String) -> Void)?

  var modules = ModuleList()
  /// The module's index in the parent's list; -1 without a parent.
  var listIndex = -1
  var keyed: [AnyHashable: KeyedChild] = [:]
  /// The recipe by which the module can be built again.
  var recipe: ChildRecipe?
  /// The values that the module provides to the modules within it, in the order in which they were provided.
  var contexts: [(type: ObjectIdentifier, value: Any)] = []
  /// The mistakes in the assembly of the module. They are kept until the module is active, because only then can they
  /// be reported.
  var misuses: [String] = []
  /// The future parent of the modules that are created in the current task.
  @TaskLocal static var making: ModuleMaker?
  /// The future parent of this module, which was known when this module was created. Its contexts are available before
  /// this module is attached.
  weak var maker: AnyModule?
  var owned: [OwnedObject] = []
  var tasks: [Int: ModuleTask] = [:]
  var nextTask = 0
  /// True while the module is ending. It accepts no more children then.
  var isEnding = false
  /// True if the module has ended, and has not been attached or activated since.
  var hasEnded = false
  /// The number of times that the module has ended. Work compares this number with an earlier one, to find out whether
  /// the module has ended since the work began.
  var endings = 0

  init() { maker = Self.making?.module }

  isolated deinit {
    for task in tasks.values { task.cancel() }
    for case .building(_, let task) in keyed.values { task.cancel() }
    keyed = [:]
    // One after the other: a chain of many modules that release each other would need a stack as deep as the chain.
    var leaving = modules.removeAll()
    while var module = leaving.popLast() {
      // A key also holds its module.
      guard isKnownUniquelyReferenced(&module) else { continue }
      leaving += module.modules.removeAll()
      if !module.keyed.isEmpty { module.keyed = module.keyed.filter { $0.value.module == nil } }
    }
  }

  /// Runs once when the module becomes active, after its parent. The default does nothing.
  open func didActivate() {}

  /// Runs once when the module is about to end, after its children. The default does nothing.
  open func willDeactivate() {}

  /// Handles a fault in the work of this module, or a fault that a module within it did not handle. The default passes
  /// the fault on.
  ///
  /// Return when the fault is handled. Throw it (as the default does), or another error instead, to pass it on: to this
  /// module's ``/EspalierBase/RestartPolicy`` if it has one, otherwise to the parent, and from the root to its report.
  ///
  /// ```swift
  /// override func didFail(_ fault: ModuleFault) throws {
  ///   guard fault.error is ConnectionLost else { throw fault }
  ///   model.isOffline = true
  /// }
  /// ```
  open func didFail(_ fault: ModuleFault) throws { throw fault }

  /// Runs when a child was ended and built again, before the new one is activated. Override it to replace references to
  /// the old child. The default does nothing.
  open func didReplace(_ old: AnyModule, with new: AnyModule) {}

  /// The child modules, in the order in which they were attached. The array is created at each call; keep it for a
  /// loop.
  public var children: [AnyModule] { modules.all }

  /// The names of the classes from the root down to this module, joined by slashes. A key follows its class in
  /// brackets.
  public var path: String {
    var names: [String] = []
    var module: AnyModule? = self
    while let current = module {
      names.append(current.name)
      module = current.parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// The class name of the module, with its key in brackets if it has one.
  var name: String { key.map { "\(type(of: self))[\($0)]" } ?? "\(type(of: self))" }

  /// The scope of the module, for the dependency graph.
  var anyScope: Any { () }

  // MARK: Shown by a verb

  /// The coordinator or scene that is shown when a navigation verb shows the module; nil by default.
  ///
  /// ```swift
  /// final class AccountsModule: Module<AccountsScope> {
  ///   private lazy var coordinator = own(AccountsCoordinator(scope: scope))
  ///   override var presented: (any Presentable)? { coordinator }
  /// }
  /// ```
  ///
  /// Then `try show(AccountsModule(scope: scope))` shows the coordinator. A ``Feature`` is its own coordinator, and
  /// shows its places.
  open var presented: (any Presentable)? { nil }

  /// The visible scene of the module's coordinator or scene.
  public var visibleScene: (any Scene)? { presented?.visibleScene }

  // MARK: A window's owner

  /// The module's name in reports: its path.
  public var ownerName: String { path }

  /// Stores the window's report action for faults that no module handled, unless the module already has a report
  /// action.
  public func windowDidOpen(report: @escaping @MainActor (String) -> Void) {
    if self.report == nil { self.report = report }
  }

  /// Ends the root module of a window when the window closes.
  public func windowDidClose() {
    let detector = LeakDetector.current
    let note = detector.map { _ in ModuleNote(self, below: nil) }
    teardown()
    if let note { detector?.watch(self, note) }
  }
}
