/// Functions that blank secrets in a recording, and preserve the values that a replay needs.
enum RecordedSecrets {
  /// Returns header fields as lines, in which the secrets of addresses are blanked.
  static func lines(_ headers: Headers) -> [String] {
    headers.fields.map { field in
      let value = field.value.replacing(/([?&])([^=&#?]+)=([^&#>;,\s"]*)/) { match in
        SecretNames.contain(String(match.2)) ? "\(match.1)\(match.2)=***" : String(match.0)
      }
      return "\(field.name): \(value)"
    }
  }

  static func blanked(_ value: JSONValue) -> JSONValue { blanked(value, isSecret: false, isDigits: false) }

  private static func blanked(_ value: JSONValue, isSecret: Bool, isDigits: Bool) -> JSONValue {
    switch value {
    case .string where isSecret: "***"
    // Only values that people type as digits: a `refresh` may be a number of seconds, which a replay needs.
    case .number where isDigits: 0
    case .array(let values): .array(values.map { blanked($0, isSecret: isSecret, isDigits: isDigits) })
    case .object(let values):
      .object(
        Dictionary(
          uniqueKeysWithValues: values.map { name, value in
            let isSecret = SecretNames.containUnmistakably(name)
            let isDigits = ["pin", "otp", "cvv"].contains(name.lowercased())
            return (name, blanked(value, isSecret: isSecret, isDigits: isDigits))
          }))
    case .null, .bool, .number, .string: value
    }
  }
}
