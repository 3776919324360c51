internal import EspalierHTML
internal import EspalierViews

/// The source of a program, with its lines and indentation.
final class SourceTextView: View {
  static let source = Child("source", Label.self)

  override class var layout: Layout { .row { source } }

  /// The rules of the view's own look.
  static let rules = """
    .source-text {
      display: block; margin: 0; font: .8125rem/1.35rem ui-monospace, "DejaVu Sans Mono", monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; direction: ltr; text-align: left; user-select: text;
    }

    """
}

extension SourceTextView: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "pre"
    element.addClass("source-text")
    element.add(SourceTextView.source)
  }
}
