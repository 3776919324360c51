public import EspalierViews

extension Avatar: HTMLDrawn {
  /// Draws the initials with the picture over them. The initials are visible until the picture has loaded, and if it
  /// fails.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("avatar")
    element.classes(prefix: "hue-", of: name) { "\(ChartHues.hue(of: $0))" }
    element.look(of: size) { size in
      let known = [24, 32, 40, 48, 64, 96].min { abs($0 - size) < abs($1 - size) }
      return known.flatMap { $0 == 40 ? nil : "avatar-\($0)" }
    }
    element.speak("role", reading: []) { _ in "img" }
    element.speak("aria-label", reading: [element.slot(name)]) { $0.value(of: name) }
    element.add("span") { letters in
      letters.text(of: name) { initials(of: $0) }
    }
    element.add("img") { picture in
      picture.set("alt")
      picture.set("loading", to: "lazy")
      picture.attribute("src", of: image)
      picture.hidden(of: image) { $0 == nil }
    }
  }
}
