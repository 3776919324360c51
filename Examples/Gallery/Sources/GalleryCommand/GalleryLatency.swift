import Espalier
package import EspalierWeb
import Gallery

extension LatencyView: HTMLDrawn {
  /// An element that a script fills.
  package static func draw(_ element: inout HTMLElement) {
    element.addClass("latency")
    element.script("latency.js")
  }
}

/// The script of the dial for latency.
enum GalleryLatency {
  static let script = WebAsset(
    "latency.js",
    """
    const AT_FIRST = 200;

    export default {
      mount(element) {
        const label = document.createElement("label");
        const dial = Object.assign(document.createElement("input"), { type: "range", min: 0, max: 2000, step: 100 });
        const words = document.createElement("output");
        const set = (milliseconds) => {
          dial.value = milliseconds;
          words.textContent = `${milliseconds} ms`;
          // Each way takes half of it.
          espalier.simulateLatency(milliseconds / 2);
        };
        dial.oninput = (event) => {
          event.stopPropagation();
          set(dial.value);
        };
        dial.onchange = (event) => event.stopPropagation();
        label.append("To the app and back ", dial, " ", words);
        element.replaceChildren(label);
        set(AT_FIRST);
      },
      destroy: () => espalier.simulateLatency(0),
    };
    """)
}
