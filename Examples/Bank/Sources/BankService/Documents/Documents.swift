import EspalierCryptography
import Foundation
import HTTPTypes

/// Takes documents in and tells what came.
struct Documents: Sendable {
  static let limit = 5 * 1024 * 1024

  var routes: [Route] {
    [Route(.post, "/v1/documents", bodyLimit: Self.limit) { try receive($0) }]
  }

  private func receive(_ exchange: Exchange) throws -> Answer {
    let form = try Multipart(exchange.body, contentType: exchange.headers[.contentType])
    var fields: JSON = [:]
    var files: [JSON] = []
    for part in form.parts {
      if let filename = part.filename {
        files.append([
          "name": .string(part.name), "filename": .string(filename),
          "type": .string(part.type ?? "application/octet-stream"), "size": .integer(part.data.count),
          "sha256": .string(Digest(part.data).hexadecimal),
        ])
      } else {
        fields = try Self.adding(String(decoding: part.data, as: UTF8.self), at: Self.path(part.name)[...], to: fields)
      }
    }
    return try .json(["fields": fields, "files": .array(files)], status: 201)
  }

  /// `owner[address][city]` as its parts; an empty one stands for the next place of a list.
  private static func path(_ name: String) -> [String] {
    guard let bracket = name.firstIndex(of: "["), bracket > name.startIndex, name.hasSuffix("]") else { return [name] }
    let inner = name[name.index(after: bracket)...].dropLast()
    return [String(name[..<bracket])] + inner.split(separator: "][", omittingEmptySubsequences: false).map(String.init)
  }

  private static func adding(_ text: String, at path: ArraySlice<String>, to value: JSON?) throws -> JSON {
    guard let name = path.first else {
      guard value == nil else {
        throw Problem(400, "invalid_multipart", "A field comes twice; the name of a list ends with [].")
      }
      return .string(text)
    }
    switch value {
    case nil where name.isEmpty: return [try adding(text, at: path.dropFirst(), to: nil)]
    case .array(let values) where name.isEmpty:
      return .array(values + [try adding(text, at: path.dropFirst(), to: nil)])
    case nil: return .object([name: try adding(text, at: path.dropFirst(), to: nil)])
    case .object(var members) where !name.isEmpty:
      members[name] = try adding(text, at: path.dropFirst(), to: members[name])
      return .object(members)
    default:
      throw Problem(400, "invalid_multipart", "A field is both a value and a list or group.", field: name)
    }
  }
}
