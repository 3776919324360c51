internal import Synchronization

/// The problems with styles that belong to no class, such as too many custom styles or an icon that cannot be drawn.
package enum StyleProblems {
  private static let found = Mutex<[String]>([])
  private static let haveEffectsFailed = Atomic(false)

  /// Notes a problem, which each window that shows a view reports once.
  static func note(_ problem: String) {
    found.withLock { if !$0.contains(problem) { $0.append(problem) } }
    ViewSchema.noteProblem()
  }

  /// Notes that the effect of a property has failed, so that windows look for the component in which it does.
  static func noteEffects() {
    haveEffectsFailed.store(true, ordering: .relaxed)
    ViewSchema.noteProblem()
  }

  /// Returns the problems with the icons that a component shows and the effects of its properties, and those that no
  /// component has.
  package static func problems(of component: AnyComponent) -> [String] {
    let effects = haveEffectsFailed.load(ordering: .relaxed) ? PropertyEffects.problems(of: component) : []
    return IconProblems.problems(of: component) + effects + found.withLock { $0 }
  }
}
