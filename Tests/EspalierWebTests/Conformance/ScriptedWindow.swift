import Espalier
import EspalierWeb
import Observation

/// A window for tests: views that scripts of the app look after.
struct Mark: Codable, Hashable, Sendable { var place: Int, word: String }

final class Board: View {
  static let words = Property("words", default: "")
  static let size = Property("size", default: 0)
  static let marked = Signal<Mark>("marked")
  static let cleared = Signal<NoValue>("cleared")
}

struct BoardValue: Encodable, Sendable { var words: String, size: Int }

extension Board: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("board")
    element.add("div") { sheet in
      sheet.addClass("sheet")
      sheet.script("board.js", of: words, size) { BoardValue(words: $0, size: $1) }
      sheet.raise(marked)
      sheet.raise(cleared)
      sheet.add("em") { $0.text(of: words) }
    }
  }
}

/// A view whose script has a fault.
final class Faulty: View {
  static let count = Property("count", default: 0)
}

extension Faulty: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.addClass("faulty")
    element.script("faulty.js", of: count)
    element.add(text: "As drawn")
  }
}

/// A view whose script is not there.
final class Missing: View {}

extension Missing: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.addClass("missing")
    element.script("missing.js")
    element.add(text: "As drawn")
  }
}

@MainActor @Observable final class ScriptedModel {
  var words = "<b>&\"quoted\"</b>"
  var size = 1
  var boards = [1, 2].map { Item(id: $0) }
  var marks: [String] = []
  var shows = true
  var showsFaulty = false

  struct Item: Identifiable, Equatable, Sendable { let id: Int }
}

@MainActor final class ScriptedScene: Scene {
  let model: ScriptedModel

  init(model: ScriptedModel) { self.model = model }

  var screen: Screen {
    let model = model
    return Screen(title: "Scripted") {
      Section("said") {
        Row(Label.with(.text("Marks: " + model.marks.joined(separator: ", "))))
        Row(Button.with(.title("Grow"), .onTap { model.size += 1 }))
        Row(Button.with(.title("Turn"), .onTap { model.boards.reverse() }))
        Row(Button.with(.title("Drop"), .onTap { model.shows = false }))
        Row(Button.with(.title("Go wrong"), .onTap { model.showsFaulty = true }))
      }
      if model.shows {
        Section("boards", model.boards, reading: model.words, model.size) { item in
          Row(
            Board.with(
              .set(\.words, item.id == 1 ? model.words : "second"), .set(\.size, model.size),
              .on(Board.marked) { model.marks.append("\(item.id) \($0.place) \($0.word)") },
              .on(Board.cleared) { _ in model.marks = [] }))
        }
      }
      if model.showsFaulty {
        Section("faulty") {
          Row(Faulty.with(.set(\.count, model.size)))
          Row(Faulty.with(.set(\.count, model.size)))
          Row(Missing.with())
        }
      }
    }
  }
}

enum ScriptedRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class ScriptedCoordinator: Coordinator<ScriptedRoute> {
  let model: ScriptedModel

  init(model: ScriptedModel = ScriptedModel()) {
    self.model = model
    super.init()
  }

  override func placement(of route: ScriptedRoute) -> Placement<ScriptedRoute> {
    .root(ScriptedScene(model: self.model))
  }

  nonisolated static let assets = [
    WebAsset(
      "board.js",
      """
      import { log } from "./lib/log.js";
      export default {
        mount(element, value, { raise, left }) {
          log("mount " + value.words + " " + value.size + " " + (left ?? "afresh"));
          element.replaceChildren();
          const button = document.createElement("button");
          button.textContent = "Mark " + value.words;
          button.onclick = () => raise("marked", { place: value.size, word: "<" + value.words + ">" });
          const wrong = document.createElement("button");
          wrong.textContent = "Wrong " + value.words;
          wrong.onclick = () => raise("marked", { place: "nowhere" });
          const clear = document.createElement("button");
          clear.textContent = "Clear " + value.words;
          clear.onclick = () => raise("cleared");
          element.append(button, wrong, clear);
          element.under = "way of " + value.words;
        },
        update(element, value) { log("update " + value.words + " " + value.size); },
        destroy(element) { log("destroy"); return element.under; },
      };
      """),
    WebAsset("lib/log.js", "window.said = []; export const log = (text) => window.said.push(text);"),
    WebAsset("faulty.js", "export default { update() { throw new Error('out of order'); } };"),
  ]
}
