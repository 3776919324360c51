internal import EspalierViews

extension App {
  /// The reasons why view classes that the app lists cannot be shown, on any of its surfaces, each with the ways to mend
  /// it; empty if all is well.
  ///
  /// One line of a test keeps a class without a drawing from coming to light on the screen that shows it:
  ///
  /// ```swift
  /// func problems(of app: (some App).Type) -> [String] { app.viewProblems }  // #expect(Notes.viewProblems == [])
  /// ```
  public static var viewProblems: [String] {
    var problems = views.flatMap(ViewSchema.problems)
    for surface in surfaces { problems += surface.problems(of: views) }
    return problems.enumerated().filter { !problems[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
