#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A form with fields and files, as browsers send it.
///
/// ```swift
/// let form = MultipartForm()
///   .field("purpose", "statement")
///   .fields(["owner": ["name": "Ada", "city": "London"]])      // owner[name], owner[city]
///   .file("document", name: "march.pdf", data: Data(), contentType: "application/pdf")
/// let request = Request.post("/documents").multipart(form)
/// ```
///
/// Names and file names are escaped, so that they cannot end their part.
public struct MultipartForm: Sendable {
  private struct Part: Sendable {
    let head: Data
    let chunks: ByteChunks
    let length: Int
  }

  let boundary: String
  private var parts: [Part] = []

  /// Creates a form without fields.
  public init() {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    boundary = "espalier-" + String((0..<32).map { _ in digits[Int.random(in: digits.indices)] })
  }

  /// Adds a field.
  public func field(_ name: String, _ value: some CustomStringConvertible) -> MultipartForm {
    let bytes = Data(value.description.utf8)
    return adding(name, file: nil, contentType: nil, chunks: ByteChunks(bytes), length: bytes.count)
  }

  /// Adds the fields of a value. The name of a nested value is written `outer[inner]`.
  public func fields(_ values: JSONValue, arrays: Query.Arrays = .repeated) -> MultipartForm {
    FlatFields(values, arrays: arrays).items.reduce(self) { $0.field($1.name, $1.value) }
  }

  /// Adds a file whose bytes are in memory.
  public func file(_ name: String, name fileName: String, data: Data, contentType: String) -> MultipartForm {
    adding(name, file: fileName, contentType: contentType, chunks: ByteChunks(data), length: data.count)
  }

  /// Adds a file that is read while it is sent.
  ///
  /// - Throws: An error of the file system if the file does not exist.
  public func file(_ name: String, at file: URL, contentType: String) throws -> MultipartForm {
    adding(
      name, file: file.lastPathComponent, contentType: contentType, chunks: ByteChunks { FileChunks(file) },
      length: try FileChunks.length(of: file))
  }

  private func adding(
    _ name: String, file: String?, contentType: String?, chunks: ByteChunks, length: Int
  ) -> MultipartForm {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.escaped(name))\""
    if let file { head += "; filename=\"\(Self.escaped(file))\"" }
    if let contentType { head += "\r\nContent-Type: \(Self.line(contentType))" }
    var form = self
    form.parts.append(Part(head: Data("\(head)\r\n\r\n".utf8), chunks: chunks, length: length))
    return form
  }

  /// Escapes the characters that would end a quoted name in a form, according to the HTML standard.
  ///
  /// It compares scalars, not characters. A quote with a combining mark is a different character, but its scalar still
  /// ends the value.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "%22".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }))
  }

  private var end: Data { Data("--\(boundary)--\r\n".utf8) }

  var length: Int { parts.reduce(end.count) { $0 + $1.head.count + $1.length + 2 } }

  var chunks: ByteChunks {
    let bodies = parts.flatMap { [ByteChunks($0.head), $0.chunks, ByteChunks(Data("\r\n".utf8))] }
    let all = bodies + [ByteChunks(end)]
    return ByteChunks { JoinedChunks(bodies: all) }
  }
}
