package import EspalierViews

/// A check for view classes that a browser cannot show, because they have neither a layout nor a drawing.
package enum UndrawnViews {
  /// Returns the problems of the given view classes and of the classes in their layouts and drawings, each once.
  package static func problems(of views: [View.Type]) -> [String] {
    var problems: [String] = []
    for type in views {
      let scope = HTMLScope(type: type, element: 0, isInsideControl: false, variant: .usual)
      let undrawn = HTMLDrawing.view(type, scope: scope).undrawnClasses
      let found = ViewSchema.problems(of: type) + undrawn.map { problem(of: $0) }
      for problem in found where !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  /// Returns a sentence about a view class that shows nothing in a browser.
  ///
  /// - Parameter path: The path of the place that shows a view of the class.
  package static func problem(of name: String, at path: String? = nil) -> String {
    """
    \(name)\(path.map { ", at \($0)," } ?? "") shows nothing in a browser: the class has neither a layout that arranges \
    its children nor a drawing. Give it a layout (override `layout` with a row or a column), or conform it to HTMLDrawn \
    where EspalierWeb is imported.
    """
  }
}
