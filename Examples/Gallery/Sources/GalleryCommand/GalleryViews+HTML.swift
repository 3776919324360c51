import Espalier
package import EspalierWeb
import Gallery

extension CodeView: HTMLDrawn {
  /// Text that keeps its lines.
  package static func draw(_ element: inout HTMLElement) {
    element.tag = "pre"
    element.addClass("code")
    element.add(CodeView.code)
  }
}

extension SwatchView: HTMLDrawn {
  /// A patch; its name stands beside it.
  package static func draw(_ element: inout HTMLElement) {
    element.addClass("swatch")
    element.set("aria-hidden", to: "true")
    element.look(of: swatch) { $0.isEmpty ? nil : $0 }
  }
}
