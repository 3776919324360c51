public import EspalierNavigation
public import EspalierScreens

/// A module without the type of its scope: a node of the tree of features.
///
/// Life of a module:
/// - ``attach(_:key:)`` makes it a child: from then on the parent owns it, and it knows the parent weakly.
/// - ``activate()`` of the root activates the tree once, parents before children; a child attached to an active parent
///   is activated at once, and nothing else is.
/// - ``detach(_:)`` ends the children of the child first, the last attached before the others, then the child; its tasks
///   are cancelled, and it is let go. A detached module must deallocate, and ``LeakDetector`` names one that does not.
///
/// - Isolation: main actor.
/// - Ownership: a parent owns its children; a child knows its parent weakly. A module owns its tasks: they are cancelled
///   with it and do not keep it.
/// - Cost: attaching and detaching cost the same however many children there are, and however deep the tree is.
@MainActor
open class AnyModule: WindowOwner {
  /// The module that owns this one; nil for a root and for one that is not attached.
  public internal(set) weak var parent: AnyModule?
  /// The key by which the parent knows the module; nil for a module that was attached without a key.
  public internal(set) var key: AnyHashable?
  /// A Boolean value that indicates whether the module takes part in the app.
  public internal(set) var isActive = false
  /// The action to which a root reports a fault that nobody took care of; a window's report for the module behind that
  /// window. Without one, the fault is written as a line on standard error.
  public var report: (@MainActor (String) -> Void)?

  var modules = ModuleList()
  /// The module's index in the parent's list; -1 without a parent.
  var listIndex = -1
  var keyed: [AnyHashable: KeyedChild] = [:]
  /// The recipe from which the module can be made again.
  var recipe: ChildRecipe?
  /// The values that the module offers to those within it, in the order in which they were offered.
  var contexts: [(type: ObjectIdentifier, value: Any)] = []
  /// The mistakes in how the module was put together, kept until it is active and there is somebody to tell.
  var misuses: [String] = []
  /// The module that is about to attach the one being made.
  static var maker: AnyModule?
  /// The module that was about to attach this one when it was made: its contexts are there before this one is attached.
  weak var maker: AnyModule?
  var owned: [OwnedObject] = []
  var tasks: [Int: ModuleTask] = [:]
  var nextTask = 0
  /// True while the module is on its way out: nothing is attached to it any more.
  var isEnding = false
  /// True when the module has gone out, and has not been attached or activated since.
  var hasEnded = false
  /// The number of times that the module has gone out, so that work begun before can tell.
  var endings = 0

  init() { maker = Self.maker }

  isolated deinit {
    for task in tasks.values { task.cancel() }
    for case .building(_, let task) in keyed.values { task.cancel() }
    keyed = [:]
    // One after the other: a chain of many modules that let each other go would need as deep a stack.
    var leaving = modules.removeAll()
    while var module = leaving.popLast() {
      // A key holds its module too.
      guard isKnownUniquelyReferenced(&module) else { continue }
      leaving += module.modules.removeAll()
      if !module.keyed.isEmpty { module.keyed = module.keyed.filter { $0.value.module == nil } }
    }
  }

  /// Runs once when the module becomes active, after its parent. The default does nothing.
  open func didActivate() {}

  /// Runs once when the module is about to go, after its children. The default does nothing.
  open func willDeactivate() {}

  /// Runs when work of this module has failed, or work of a module within it that nobody took care of.
  ///
  /// Return when the fault is taken care of. Throw it (as the default does), or another error in its place, to have it
  /// go on: to this module's ``RestartPolicy`` if it has one, else to the parent, and from the root to its report.
  ///
  /// ```swift
  /// override func didFail(_ fault: ModuleFault) throws {
  ///   guard fault.error is ConnectionLost else { throw fault }
  ///   model.isOffline = true
  /// }
  /// ```
  open func didFail(_ fault: ModuleFault) throws { throw fault }

  /// Runs when a child was torn down and made anew, before the new one is activated: the place to replace references to
  /// the old one. The default does nothing.
  open func didReplace(_ old: AnyModule, with new: AnyModule) {}

  /// The modules within, in the order in which they were attached. It is made at each call; hold it to loop.
  public var children: [AnyModule] { modules.all }

  /// The names of the classes from the root down to this module, joined by slashes; a key stands behind its class in
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

  /// The class, with the key if there is one.
  var name: String { key.map { "\(type(of: self))[\($0)]" } ?? "\(type(of: self))" }

  /// The scope, for the graph.
  var anyScope: Any { () }

  // MARK: Shown by a verb

  /// The coordinator or scene that a verb shows when it shows the module; nothing by default.
  ///
  /// ```swift
  /// final class AccountsModule: Module<AccountsScope> {
  ///   private lazy var coordinator = own(AccountsCoordinator(scope: scope))
  ///   override var presented: (any Presentable)? { coordinator }
  /// }
  /// ```
  ///
  /// `try show(AccountsModule(scope: scope))` shows it then. A ``Feature`` is its own coordinator, and shows its places.
  open var presented: (any Presentable)? { nil }

  /// The scene that is seen of what the module shows.
  public var visibleScene: (any Scene)? { presented?.visibleScene }

  // MARK: A window's owner

  /// The module's name in reports: its path.
  public var ownerName: String { path }

  /// Takes the window's report for faults that nobody took, unless it has one of its own.
  public func windowDidOpen(report: @escaping @MainActor (String) -> Void) {
    if self.report == nil { self.report = report }
  }

  /// Ends the module that stands behind a window with that window.
  public func windowDidClose() {
    let detector = LeakDetector.current
    let note = detector.map { _ in ModuleNote(self, below: nil) }
    teardown()
    if let note { detector?.watch(self, note) }
  }
}
