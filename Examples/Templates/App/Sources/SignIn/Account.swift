// template if sign-in
import EspalierCryptography
import Foundation

/// Somebody who may sign in.
struct Account: Identifiable, Codable, Sendable {
  let id: String
  /// The name as it was written.
  let name: String
  /// The name as it is compared.
  let key: String
  let password: PasswordHash

  /// The lengths that a password can have: too short ones are guessed, too long ones keep the machine busy.
  static let passwordLengths = 10...200

  init(name: String, password: PasswordHash) {
    id = UUID().uuidString.lowercased()
    self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    key = Self.key(of: name)
    self.password = password
  }

  /// Returns a name without its case and the spaces around it, and with each letter written in one way only.
  static func key(of name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCompatibilityMapping.lowercased()
  }
}
// template end
