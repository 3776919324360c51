/// The preparation of a place that a person may open soon, because they point at its link.
///
/// A page asks for such a place ahead, so that a tap shows it at once. The place is created and loaded, but no one has
/// opened it. Work that must happen only for a person who has opened it checks this first:
///
/// ```swift
/// final class VisitCounter {
///   private(set) var count = 0
///
///   func countVisit() {
///     if !Preparation.isUnderWay { count += 1 }
///   }
/// }
/// ```
///
/// - Scenes need no check in the hooks of their appearance, which do not run, nor in their effects. A flow does not start.
/// - The value is inherited by the tasks that the code starts. A task that outlives the place, because the whole app uses its
///   work, is started with `Preparation.$isUnderWay.withValue(false)`.
public enum Preparation {
  /// A Boolean value that indicates whether the current code prepares a place ahead.
  ///
  /// It is true while the window and the place are created and loaded, and in the tasks that are started meanwhile.
  @TaskLocal public static var isUnderWay = false
}
