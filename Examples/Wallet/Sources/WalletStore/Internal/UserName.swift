import Foundation

/// A name as the person wrote it, and the key by which it is found whatever its letters' case.
struct UserName: Sendable {
  static let maximum = 64

  let written: String
  let key: String

  init(_ text: String) {
    written = text.trimmingCharacters(in: .whitespacesAndNewlines)
    key = written.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Throws unless a new user can have this name.
  func validate() throws {
    guard !written.isEmpty else { throw WalletError.nameInvalid(reason: .empty) }
    guard written.count <= Self.maximum, written.utf8.count <= 4 * Self.maximum else {
      throw WalletError.nameInvalid(reason: .tooLong(most: Self.maximum))
    }
    let hasControl = written.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    guard !hasControl else { throw WalletError.nameInvalid(reason: .hidden) }
  }
}
