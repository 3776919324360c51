/// The line of code that made a row, a section or a screen, for the inspector of a debug build.
///
/// It is no part of the content: no comparison reads it. In a release build it is empty.
package struct DeclarationSite: Sendable, CustomStringConvertible {
  #if DEBUG
    private let file: StaticString
    private let line: UInt
  #endif

  /// - Parameters:
  ///   - file: The module and file, as `#fileID` names them.
  ///   - line: The line in the file; 0 for none.
  package init(_ file: StaticString, _ line: UInt) {
    #if DEBUG
      self.file = file
      self.line = line
    #endif
  }

  /// The site of content that the library makes itself.
  package static let none = DeclarationSite("", 0)

  /// A Boolean value that indicates whether this build records the lines of code of declarations.
  package static var areKept: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The module, file and line, such as `WalletAccounts/AccountsScene.swift:42`; empty for none.
  package var description: String {
    #if DEBUG
      line == 0 ? "" : "\(file):\(line)"
    #else
      ""
    #endif
  }
}
