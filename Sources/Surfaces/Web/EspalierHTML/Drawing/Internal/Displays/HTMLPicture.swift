internal import EspalierViews

/// The markup of what an image view shows besides a single picture: a symbol, a sequence of pictures, and what it shows
/// while it is pressed.
struct HTMLPicture {
  private let reader: HTMLReader
  private var mode: ContentMode { reader.value(of: ImageView.contentMode) }
  private var position: ContentPosition { reader.value(of: ImageView.contentPosition) }

  init(_ reader: HTMLReader) { self.reader = reader }

  var markup: String {
    // Most images are a symbol of the framework, whose markup is a constant.
    if case .icon(let icon) = reader.value(of: ImageView.image), reader.value(of: ImageView.highlightedImage) == nil {
      return Symbols.markup(of: icon)
    }
    var writer = HTMLWriter()
    switch reader.value(of: ImageView.image) {
    case .icon(let icon): writer.raw(Symbols.markup(of: icon))
    case .frames(let frames, _, _): writeFrames(frames, into: &writer)
    case .path, .asset, nil: writer.raw(reader.value(of: ImageView.placeholder).map(Symbols.markup) ?? "")
    }
    if let pressed = reader.value(of: ImageView.highlightedImage) {
      writer.raw("<svg data-part=\"highlighted\">")
      write(pressed, into: &writer)
      writer.raw("</svg>")
    }
    return writer.string
  }

  /// The number of pictures of a sequence, its duration, and how often it repeats, for the style rules that move it.
  var declarations: String? {
    guard case .frames(let frames, let seconds, let times) = reader.value(of: ImageView.image) else { return nil }
    let count = Self.shown(frames).count
    guard count > 1, seconds.isFinite else { return nil }
    let duration = (min(max(seconds, 0.02), 3_600) * Double(count)).declared
    return "--frames:\(count);--film:\(duration)s;--times:\(times.map { "\(max($0, 1))" } ?? "infinite")"
  }

  /// The `preserveAspectRatio` attribute of SVG for the picture; nil for the usual one.
  var ratio: String? {
    switch mode {
    case .fit: position == .center ? nil : position.attribute
    case .fill: "\(position.attribute) slice"
    case .stretch: "none"
    case .original: nil
    }
  }

  /// The position of a picture in its own size; nil for a picture that is scaled.
  var original: String? { mode == .original ? position.rawValue : nil }

  static func address(of source: ImageSource, below mount: MountPath) -> String? {
    switch source {
    case .path(let path): HTMLAddress.own(path, below: mount)
    case .asset(let path): HTMLAddress.asset(path, below: mount)
    case .icon, .frames: nil
    }
  }

  /// Writes the pictures beside each other. Style rules move them through the view, one after the other.
  private func writeFrames(_ frames: [ImageSource], into writer: inout HTMLWriter) {
    writer.raw("<g data-part=\"frames\">")
    for (index, frame) in Self.shown(frames).enumerated() {
      writer.raw("<svg x=\"\(index * 100)%\" width=\"100%\" height=\"100%\">")
      write(frame, into: &writer)
      writer.raw("</svg>")
    }
    writer.raw("</g>")
  }

  private func write(_ source: ImageSource, into writer: inout HTMLWriter) {
    if case .icon(let icon) = source { return writer.raw(Symbols.markup(of: icon)) }
    guard let address = Self.address(of: source, below: reader.mount) else { return }
    writer.raw("<image href=\"")
    writer.escaped(address)
    writer.raw("\"")
    if mode != .original { writer.raw(" width=\"100%\" height=\"100%\"") }
    if let ratio { writer.raw(" preserveAspectRatio=\"\(ratio)\"") }
    if let original { writer.raw(" data-original=\"\(original)\"") }
    writer.raw("></image>")
  }

  private static func shown(_ frames: [ImageSource]) -> [ImageSource] {
    frames.filter { if case .frames = $0 { false } else { true } }
  }
}

extension ContentPosition {
  /// The alignment in the `preserveAspectRatio` attribute of SVG.
  fileprivate var attribute: String {
    switch self {
    case .center: "xMidYMid"
    case .top: "xMidYMin"
    case .bottom: "xMidYMax"
    case .left: "xMinYMid"
    case .right: "xMaxYMid"
    case .topLeft: "xMinYMin"
    case .topRight: "xMaxYMin"
    case .bottomLeft: "xMinYMax"
    case .bottomRight: "xMaxYMax"
    }
  }
}
