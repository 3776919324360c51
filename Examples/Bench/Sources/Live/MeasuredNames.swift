import Espalier
import EspalierWeb

/// Gives the elements of the measured page the ids that any driver of it looks for: each tag is the id of its element, and `rows` that
/// of the body of the table.
///
/// A component has a tag and no id, since it may stand on a page many times. So a script of the page names what stands there once.
final class MeasuredNames: View {}

extension MeasuredNames: HTMLDrawn {
  static let script = WebAsset(
    "names.js",
    """
    export default {
      mount() {
        for (const element of document.querySelectorAll("[data-tag]")) {
          (element.querySelector("tbody") ?? element).id = element.dataset.tag;
        }
      },
    };
    """)

  static func draw(_ element: inout HTMLElement) { element.script(script.path) }
}
