public import EspalierViews

extension ImageView: HTMLDrawn {
  /// Draws an SVG that uses a symbol of the page or shows a picture of the app. The image is decorative unless it has a
  /// caption.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "svg"
    element.addClass("image")
    element.look(of: size) { size in
      let known = [16, 20, 24, 32, 40, 48, 64, 96].min { abs($0 - size) < abs($1 - size) }
      return known.flatMap { $0 == 24 ? nil : "size-\($0)" }
    }
    element.color(of: color, prefix: "ink-", unless: .secondary, declaring: "color")
    // A symbol has its own coordinate system, so the SVG needs none, and a picture may have any proportions.
    element.add("g") { parts in
      let keys = [
        parts.slot(image), parts.slot(placeholder), parts.slot(highlightedImage), parts.slot(contentMode),
        parts.slot(contentPosition),
      ]
      parts.bind(.markup, reading: keys) { .text(HTMLPicture($0).markup) }
    }
    element.declare(reading: [element.slot(image)], directly: .nothingForText) { HTMLPicture($0).declarations }
    element.add("image") { picture in
      for name in ["width", "height"] {
        picture.attribute(name, of: contentMode) { $0 == .original ? nil : "100%" }
      }
      picture.bind(.attribute, "href", rank: .seldom, reading: [picture.slot(image)]) { reader in
        HTMLValue(reader.value(of: image).flatMap { HTMLPicture.address(of: $0, below: reader.mount) })
      }
      let keys = [picture.slot(contentMode), picture.slot(contentPosition)]
      picture.bind(.attribute, "preserveAspectRatio", rank: .seldom, reading: keys) {
        HTMLValue(HTMLPicture($0).ratio)
      }
      picture.bind(.attribute, "data-original", rank: .seldom, reading: keys) { HTMLValue(HTMLPicture($0).original) }
    }
    let spoken = [element.slot(caption), element.slot(accessibilityLabel)]
    element.speak("aria-label", reading: [spoken[0]]) { reader in
      let caption = reader.value(of: caption)
      return caption.isEmpty ? nil : caption
    }
    element.speak("role", reading: spoken) { isDecoration($0) ? nil : "img" }
    element.speak("aria-hidden", reading: spoken) { isDecoration($0) ? "true" : nil }
  }

  private static func isDecoration(_ reader: HTMLReader) -> Bool {
    reader.value(of: caption).isEmpty && (reader.value(of: accessibilityLabel) ?? "").isEmpty
  }
}
