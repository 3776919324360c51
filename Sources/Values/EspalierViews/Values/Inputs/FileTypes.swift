/// The types of files that a file picker lists in its `accept`, with a check of a file's first bytes.
///
/// The sender chooses the name and the type that a browser reports, but a handler reads the bytes. An unknown listed
/// type accepts any file, and so does an empty list.
package struct FileTypes: Sendable, Equatable {
  /// The number of bytes that identify the kind of a file.
  package static let beginning = 512

  private let listed: [String]

  /// Creates the types from a list such as `.csv,.ofx,image/*`.
  package init(_ list: String) {
    listed = list.split(separator: ",").compactMap { entry in
      let type = entry.drop(while: \.isWhitespace)
      return type.isEmpty ? nil : String(type.prefix { !$0.isWhitespace }).lowercased()
    }
  }

  /// Returns the reason why a file is refused, for the person who chose it; nil if the file is accepted.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: The first bytes of the file, ``beginning`` of them if it has so many.
  package func refusal(of name: String, beginning bytes: some Collection<UInt8>) -> LocalizedText? {
    guard !listed.isEmpty, !bytes.isEmpty else { return nil }
    let kind = FileKind(of: Array(bytes.prefix(Self.beginning)))
    for type in listed {
      guard let kinds = FileKind.kinds(of: type), !kinds.contains(kind) else { return nil }
    }
    return kind.refusal(of: name, listed: listed.joined(separator: ", "))
  }
}

/// A kind of file, identified by the first bytes of the file.
private enum FileKind {
  case png, jpeg, gif, webp, bmp, tiff, heif, icon, svg
  case pdf, zip, gzip, compound, text, other

  init(of bytes: [UInt8]) {
    func begins(_ mark: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: mark.utf8) }
    func begins(_ mark: [UInt8]) -> Bool { bytes.starts(with: mark) }
    func contains(_ mark: String) -> Bool { bytes.contains(Array(mark.utf8)) }
    self =
      if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        .png
      } else if begins([0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if begins("GIF87a") || begins("GIF89a") {
        .gif
      } else if begins("RIFF"), begins("WEBP", at: 8) {
        .webp
      } else if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) {
        .tiff
      } else if begins("ftyp", at: 4),
        ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif", "avis"].contains(where: { begins($0, at: 8) })
      {
        .heif
      } else if begins([0x00, 0x00, 0x01, 0x00]) {
        .icon
      } else if begins("PK\u{3}\u{4}") || begins("PK\u{5}\u{6}") || begins("PK\u{7}\u{8}") {
        .zip
      } else if begins([0x1F, 0x8B]) {
        .gzip
      } else if begins([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
        .compound
      } else if begins("%PDF-") || !Self.isText(bytes) && contains("%PDF-") {
        .pdf
      } else if Self.isText(bytes) {
        contains("<svg") ? .svg : .text
      } else if begins("BM") {
        .bmp
      } else {
        .other
      }
  }

  /// Returns true if the bytes can be text, in any encoding that a bank statement may have.
  ///
  /// Text has no control characters but those of lines, tabs and terminals; UTF-16 is recognised by its first bytes.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
    return bytes.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) || $0 == 0x1A || $0 == 0x1B }
  }

  /// Returns the sentence that names the kind of the file and the types that can be sent.
  func refusal(of name: String, listed: String) -> LocalizedText {
    switch self {
    case .png: .filesIsPNG(name: name, types: listed)
    case .jpeg: .filesIsJPEG(name: name, types: listed)
    case .gif: .filesIsGIF(name: name, types: listed)
    case .webp: .filesIsWebP(name: name, types: listed)
    case .bmp: .filesIsBMP(name: name, types: listed)
    case .tiff: .filesIsTIFF(name: name, types: listed)
    case .heif: .filesIsHEIF(name: name, types: listed)
    case .icon: .filesIsIcon(name: name, types: listed)
    case .svg: .filesIsSVG(name: name, types: listed)
    case .pdf: .filesIsPDF(name: name, types: listed)
    case .zip: .filesIsZIP(name: name, types: listed)
    case .gzip: .filesIsGzip(name: name, types: listed)
    case .compound: .filesIsOldDocument(name: name, types: listed)
    case .text: .filesIsText(name: name, types: listed)
    case .other: .filesIsUnknown(name: name, types: listed)
    }
  }

  private static let pictures: Set<FileKind> = [.png, .jpeg, .gif, .webp, .bmp, .tiff, .heif, .icon, .svg]

  /// Returns the kinds of file that a listed type allows; nil if it allows every kind.
  static func kinds(of type: String) -> Set<FileKind>? {
    switch type {
    case ".png", "image/png": [.png]
    case ".jpg", ".jpeg", "image/jpeg": [.jpeg]
    case ".gif", "image/gif": [.gif]
    case ".webp", "image/webp": [.webp]
    case ".bmp", "image/bmp": [.bmp]
    case ".tif", ".tiff", "image/tiff": [.tiff]
    case ".heic", ".heif", ".avif", "image/heic", "image/heif", "image/avif": [.heif]
    case ".ico", "image/x-icon", "image/vnd.microsoft.icon": [.icon]
    case ".svg", "image/svg+xml": [.svg, .text]
    case "image/*": pictures
    case ".pdf", "application/pdf": [.pdf]
    case ".zip", ".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp", ".epub", "application/zip", "application/epub+zip":
      [.zip]
    case ".gz", "application/gzip": [.gzip]
    // Some programs save a table in HTML under such a name.
    case ".doc", ".xls", ".ppt", "application/msword", "application/vnd.ms-excel": [.compound, .text]
    case ".csv", ".tsv", ".txt", ".ofx", ".qfx", ".qif", ".json", ".xml", ".html", ".htm", ".md", ".log", ".ics",
      ".vcf",
      "application/json", "application/xml", "application/x-ofx", "application/vnd.intu.qfx":
      [.text, .svg]
    default:
      if type.hasPrefix("text/") {
        [.text, .svg]
      } else if type.hasPrefix("application/vnd.openxmlformats") || type.hasPrefix("application/vnd.oasis") {
        [.zip]
      } else {
        nil
      }
    }
  }
}
