import EspalierViews
import Testing

/// Tests of the type of a file by its first bytes, and of the places that take it.
@Suite struct FileTypesTests {
  private func refusal(_ list: String, _ bytes: [UInt8], name: String = "file") -> String? {
    FileTypes(list).refusal(of: name, beginning: bytes)?.localized
  }

  private static let files: [String: [UInt8]] = [
    "png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "jpeg": [0xFF, 0xD8, 0xFF, 0xE0, 0],
    "gif": Array("GIF89a\u{0}".utf8), "webp": Array("RIFF\u{0}\u{0}\u{0}\u{0}WEBP".utf8),
    "tiff": [0x49, 0x49, 0x2A, 0],
    "heic": [0, 0, 0, 24] + Array("ftypheic".utf8), "bmp": Array("BM\u{0}\u{0}".utf8),
    "svg": Array("<svg xmlns='x'/>".utf8), "pdf": Array("%PDF-1.7\n".utf8) + [0xE2, 0xE3, 0xCF, 0xD3],
    "zip": Array("PK\u{3}\u{4}".utf8), "xls": [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
    "gz": [0x1F, 0x8B, 8], "csv": Array("Datum;Betrag\r\n".utf8), "latin": [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72],
    "utf16": [0xFF, 0xFE, 0x41, 0x00], "program": [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0],
  ]

  @Test(arguments: [
    (".csv,.ofx", ["csv", "latin", "utf16", "svg"]), ("text/plain", ["csv", "latin", "utf16", "svg"]),
    ("image/*", ["png", "jpeg", "gif", "webp", "tiff", "heic", "bmp", "svg"]), ("image/png, .JPG", ["png", "jpeg"]),
    ("application/pdf", ["pdf"]), (".xlsx", ["zip"]), (".xls", ["xls", "csv", "latin", "utf16"]),
    ("application/vnd.oasis.opendocument.spreadsheet", ["zip"]), (".gz", ["gz"]),
  ])
  func `a place takes the files of the types that it lists, and no others`(list: String, taken: [String]) throws {
    for (name, bytes) in Self.files.sorted(by: { $0.key < $1.key }) {
      #expect((refusal(list, bytes) == nil) == taken.contains(name), "\(name) for \(list)")
    }
  }

  @Test(arguments: ["", " , ", ".mp3", ".csv,.unknown", "*/*"])
  func `a place that lists none, or one that is not known, takes any`(list: String) {
    for (name, bytes) in Self.files { #expect(refusal(list, bytes) == nil, "\(name)") }
  }

  @Test func `an empty file is of any type`() { #expect(refusal(".csv", []) == nil) }

  @Test func `a refusal says what the file is, and what can be sent`() {
    #expect(
      refusal(".csv, .OFX", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], name: "a.csv")
        == "“a.csv” is a PNG picture. Here can be sent: .csv, .ofx.")
    #expect(refusal("image/*", Array("a;b".utf8))?.contains("is text") == true)
  }
}
