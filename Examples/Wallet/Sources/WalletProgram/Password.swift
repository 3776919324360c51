import ArgumentParser
import Foundation

/// The sources of a password: the environment, or the person at the terminal.
enum Password {
  static func read(for user: String) throws -> (password: String, isTyped: Bool) {
    if let password = ProcessInfo.processInfo.environment["WALLET_PASSWORD"] { return (password, false) }
    guard isatty(STDIN_FILENO) == 1 else {
      throw ValidationError("Set WALLET_PASSWORD, or run this at a terminal so that the password can be asked for.")
    }
    guard let password = ask("Password for “\(user)”: ") else { throw ValidationError("No password was given.") }
    return (password, true)
  }

  /// Asks without showing what is typed.
  static func ask(_ prompt: String) -> String? {
    guard let typed = getpass(prompt) else { return nil }
    return String(cString: typed)
  }
}
