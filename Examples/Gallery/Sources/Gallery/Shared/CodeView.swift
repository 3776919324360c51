package import Espalier

/// Source code, with its line ends and its indentation.
package final class CodeView: View {
  /// The text.
  package static let code = Child("code", Label.self)

  package override class var layout: Layout { .row { code } }
}
