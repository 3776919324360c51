public import EspalierViews

extension FilePicker: HTMLDrawn {
  /// Draws a zone to tap or to drop a file on, with the progress of the upload. The script that shows the progress
  /// inserts the window's words.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("file")
    element.add("label") { zone in
      zone.addClass("zone")
      zone.set("data-drop")
      zone.set("data-module", to: BrowserAssets.files.modulePath)
      zone.addSymbol(.upload)
      zone.addName()
      zone.add("span") { help in
        help.addClass("hint")
        help.bindPosition("id") { "hint-\($0.node)-\($1)" }
        help.text(of: hint)
      }
      zone.add("input", drawInput)
    }
    element.add("progress") { bar in
      bar.set("data-progress")
      bar.set("hidden")
    }
    element.add("button") { stop in
      stop.addClass("button")
      stop.set("type", to: "button")
      stop.set("data-cancel")
      stop.set("hidden")
    }
    element.addNotes(hasHint: false)
  }

  private static func drawInput(_ input: inout HTMLElement) {
    input.addClass("unseen")
    input.set("type", to: "file")
    input.raise(.file)
    input.drawInput()
    input.attribute("accept", of: fileTypes)
  }
}
