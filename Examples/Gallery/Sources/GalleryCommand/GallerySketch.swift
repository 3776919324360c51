import Espalier
package import EspalierWeb
import Gallery

extension SketchView: HTMLDrawn {
  /// An element that a script looks after.
  package static func draw(_ element: inout HTMLElement) {
    element.addClass("sketch")
    element.set("role", to: "img")
    element.script("sketch.js", of: sketch)
    element.raise(drew)
  }
}

/// The script that draws sketches.
enum GallerySketch {
  static let script = WebAsset(
    "sketch.js",
    """
    const WIDTH = 640;
    const HEIGHT = 240;
    const sheets = new WeakMap();

    const paint = ({ canvas, strokes, points }) => {
      const pen = canvas.getContext("2d");
      pen.clearRect(0, 0, WIDTH, HEIGHT);
      pen.lineWidth = 3;
      pen.lineCap = pen.lineJoin = "round";
      pen.strokeStyle = getComputedStyle(canvas).color;
      for (const line of [...strokes.map((stroke) => stroke.points), points]) {
        pen.beginPath();
        for (let at = 0; at + 1 < line.length; at += 2) pen.lineTo(line[at], line[at + 1]);
        pen.stroke();
      }
    };

    export default {
      mount(element, sketch, { raise, left }) {
        const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
        const sheet = { canvas, strokes: sketch.strokes, points: left ?? [] };
        sheets.set(element, sheet);
        element.replaceChildren(canvas);
        const place = (event) => {
          const { left, top, width, height } = canvas.getBoundingClientRect();
          const across = ((event.clientX - left) / width) * WIDTH;
          const down = ((event.clientY - top) / height) * HEIGHT;
          return [Math.round(across), Math.round(down)];
        };
        canvas.onpointerdown = (event) => {
          canvas.setPointerCapture(event.pointerId);
          sheet.points = place(event);
        };
        canvas.onpointermove = (event) => {
          if (!sheet.points.length || sheet.points.length >= 800) return;
          sheet.points.push(...place(event));
          paint(sheet);
        };
        canvas.onpointerup = () => {
          const points = sheet.points;
          sheet.points = [];
          if (points.length < 4) return;
          // It is in sight until the app has taken it.
          sheet.strokes = [...sheet.strokes, { points }];
          raise("drew", { points });
        };
        paint(sheet);
      },
      update(element, sketch) {
        const sheet = sheets.get(element);
        sheet.strokes = sketch.strokes;
        paint(sheet);
      },
      // A line that is being drawn goes on in the element that comes in place of this one.
      destroy: (element) => sheets.get(element).points,
    };
    """)
}
