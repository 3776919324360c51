import Foundation

/// The parts of a `multipart/form-data` body. What does not keep to the form is refused, not guessed at.
struct Multipart {
  struct Part {
    var name: String
    var filename: String?
    var type: String?
    var data: Data
  }

  var parts: [Part] = []

  init(_ body: Data, contentType: String?) throws {
    guard let contentType, contentType.lowercased().hasPrefix("multipart/form-data"),
      let boundary = Self.parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count)
    else { throw Problem(415, "not_multipart", "Send multipart/form-data with a boundary.", field: "Content-Type") }
    let mark = Data("--\(boundary)".utf8)
    guard body.starts(with: mark) else { throw Self.broken("it does not begin with its boundary") }
    var rest = body.dropFirst(mark.count)
    while !rest.starts(with: Data("--".utf8)) {
      guard rest.starts(with: Data("\r\n".utf8)) else { throw Self.broken("a boundary's line does not end") }
      rest = rest.dropFirst(2)
      guard let head = rest.range(of: Data("\r\n\r\n".utf8)) else { throw Self.broken("a part's head does not end") }
      let content = rest[head.upperBound...]
      guard let end = content.range(of: Data("\r\n".utf8) + mark) else { throw Self.broken("a part does not end") }
      parts.append(
        try Self.part(
          head: String(decoding: rest[..<head.lowerBound], as: UTF8.self), data: Data(content[..<end.lowerBound])))
      rest = content[end.upperBound...]
      guard parts.count <= 100 else { throw Self.broken("it has more than 100 parts") }
    }
  }

  private static func part(head: String, data: Data) throws -> Part {
    var fields: [String: String] = [:]
    for line in head.split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { throw broken("a part's head has a line without a colon") }
      fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    guard let disposition = fields["content-disposition"], disposition.lowercased().hasPrefix("form-data"),
      let name = parameter("name", of: disposition)
    else { throw broken("a part has no name") }
    return Part(
      name: name, filename: parameter("filename", of: disposition), type: fields["content-type"], data: data)
  }

  /// A parameter of a header's value, quoted or not.
  private static func parameter(_ name: String, of header: String) -> String? {
    var rest = header[...]
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...].drop { $0 == " " }
      guard let equals = rest.firstIndex(of: "=") else { return nil }
      let found = rest[..<equals].lowercased()
      rest = rest[rest.index(after: equals)...]
      let value: String
      if rest.first == "\"" {
        rest = rest.dropFirst()
        guard let quote = rest.firstIndex(of: "\"") else { return nil }
        value = String(rest[..<quote]).replacing("%22", with: "\"")
        rest = rest[quote...]
      } else {
        value = rest.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
      }
      if found == name { return value }
    }
    return nil
  }

  private static func broken(_ why: String) -> Problem {
    Problem(400, "invalid_multipart", "The body is no multipart/form-data: \(why).")
  }
}
