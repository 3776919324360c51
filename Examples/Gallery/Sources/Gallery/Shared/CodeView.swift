package import Espalier

/// Source code, with its line ends and its indentation.
package final class CodeView: View {
  /// The text.
  package static let code = children(of: CodeView.self, ("code", Label.self))

  package override class var layout: Layout { .row { code } }
}
