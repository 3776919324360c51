internal import EspalierViews

extension App {
  /// The problems that prevent surfaces of the app from showing the view classes that it lists, each with possible
  /// corrections. The array is empty if there are no problems.
  ///
  /// One line of a test finds a class without a drawing before a screen shows it:
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
