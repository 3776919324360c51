internal import EspalierBase
internal import EspalierHTML

/// A parser of the fields of a form as browsers send it: `application/x-www-form-urlencoded`.
enum FormBody {
  /// Removes the prefix that marks secrets from the names of fields, and returns the names of these secrets. Only one
  /// prefix is removed from each name.
  static func unmarkSecrets(in fields: inout [String: String]) -> Set<String> {
    let marked = fields.filter { $0.key.hasPrefix(FormFieldName.secretPrefix) }
    for name in marked.keys { fields[name] = nil }
    var secrets: Set<String> = []
    for (name, value) in marked {
      let own = String(name.dropFirst(FormFieldName.secretPrefix.count))
      fields[own] = value
      secrets.insert(own)
    }
    return secrets
  }

  /// Returns the values of the fields by name. If several fields have the same name, the last one counts. The result is
  /// nil if the body has another format or more than 200 fields.
  static func fields(_ body: [UInt8]) -> [String: String]? {
    var fields: [String: String] = [:]
    let pairs = body.split(separator: UInt8(ascii: "&"))
    guard pairs.count <= 200 else { return nil }
    for pair in pairs {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.flatMap(decode), let value = parts.count == 2 ? decode(parts[1]) : "" else {
        return nil
      }
      fields[FormFieldName.unmarked(name)] = value
    }
    return fields
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    PercentCoding.decode(bytes, plusIsBlank: true).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
