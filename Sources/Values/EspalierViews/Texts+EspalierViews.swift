// espalier texts --access package --module none
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

extension LocalizedText {
  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsBMP(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isBMP",
      "“{name}” is a BMP picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsGIF(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isGIF",
      "“{name}” is a GIF picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsGzip(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isGzip",
      "“{name}” is a compressed file (gzip). Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsHEIF(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isHEIF",
      "“{name}” is a HEIF or AVIF picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsIcon(name: String, types: String) -> LocalizedText {
    LocalizedText("files.isIcon", "“{name}” is an icon. Here can be sent: {types}.", ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsJPEG(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isJPEG",
      "“{name}” is a JPEG picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsOldDocument(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isOldDocument",
      "“{name}” is a document of an old office program. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsPDF(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isPDF",
      "“{name}” is a PDF document. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsPNG(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isPNG",
      "“{name}” is a PNG picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsSVG(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isSVG",
      "“{name}” is an SVG picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsTIFF(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isTIFF",
      "“{name}” is a TIFF picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsText(name: String, types: String) -> LocalizedText {
    LocalizedText("files.isText", "“{name}” is text. Here can be sent: {types}.", ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsUnknown(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isUnknown",
      "“{name}” is neither text nor of a type that is known here. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsWebP(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isWebP",
      "“{name}” is a WebP picture. Here can be sent: {types}.",
      ["name": name, "types": types])
  }

  /// The message that a file is refused because of its type; `{name}` stands for its name, and `{types}` for the types
  /// that can be sent, such as “.csv, .pdf”.
  package static func filesIsZIP(name: String, types: String) -> LocalizedText {
    LocalizedText(
      "files.isZIP",
      "“{name}” is a ZIP archive, or a document in one. Here can be sent: {types}.",
      ["name": name, "types": types])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  package static let espalierViews: [TextTable] = [
    TextTable(
      language: "de",
      [
        "files.isBMP": "„{name}“ ist ein BMP-Bild. Gesendet werden können: {types}.",
        "files.isGIF": "„{name}“ ist ein GIF-Bild. Gesendet werden können: {types}.",
        "files.isGzip": "„{name}“ ist eine komprimierte Datei (gzip). Gesendet werden können: {types}.",
        "files.isHEIF": "„{name}“ ist ein HEIF- oder AVIF-Bild. Gesendet werden können: {types}.",
        "files.isIcon": "„{name}“ ist ein Symbol. Gesendet werden können: {types}.",
        "files.isJPEG": "„{name}“ ist ein JPEG-Bild. Gesendet werden können: {types}.",
        "files.isOldDocument": "„{name}“ ist ein Dokument eines alten Büroprogramms. Gesendet werden können: {types}.",
        "files.isPDF": "„{name}“ ist ein PDF-Dokument. Gesendet werden können: {types}.",
        "files.isPNG": "„{name}“ ist ein PNG-Bild. Gesendet werden können: {types}.",
        "files.isSVG": "„{name}“ ist ein SVG-Bild. Gesendet werden können: {types}.",
        "files.isTIFF": "„{name}“ ist ein TIFF-Bild. Gesendet werden können: {types}.",
        "files.isText": "„{name}“ ist Text. Gesendet werden können: {types}.",
        "files.isUnknown": "„{name}“ ist weder Text noch von einem hier bekannten Typ. Gesendet werden können: {types}.",
        "files.isWebP": "„{name}“ ist ein WebP-Bild. Gesendet werden können: {types}.",
        "files.isZIP": "„{name}“ ist ein ZIP-Archiv oder ein Dokument in einem. Gesendet werden können: {types}.",
      ]),
  ]
}
