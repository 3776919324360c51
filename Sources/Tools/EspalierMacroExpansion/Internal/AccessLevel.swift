import SwiftSyntax
import SwiftSyntaxMacros

/// The access level of a type, which its initialiser and its functions must have too.
struct AccessLevel {
  /// The keyword before a member, with a space after it; empty if Swift's default is correct.
  let keyword: String

  /// Reads the access level from the keyword of a type, or of the extension that contains the type.
  init(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let own = Self.keyword(of: declaration.modifiers)
    let surrounding = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    // Members of a private type are not wider than the type without a keyword.
    keyword =
      switch own ?? surrounding.flatMap({ Self.keyword(of: $0.modifiers) }) {
      case "open", "public": "public "
      case "package": "package "
      default: ""
      }
  }

  private static func keyword(of modifiers: DeclModifierListSyntax) -> String? {
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
  }
}

extension DeclGroupSyntax {
  /// The declared initialisers, except for those inside `#if`.
  var initializers: [InitializerDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }
}
