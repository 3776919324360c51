internal import SwiftParser
internal import SwiftSyntax

/// The types at the top of a source, whatever `#if` they stand in.
enum TopLevelTypes {
  /// Returns the names of the types in their order.
  ///
  /// - Parameter withPrivate: True to count those that only their own file sees.
  static func names(in syntax: SourceFileSyntax, withPrivate: Bool = true) -> [String] {
    names(in: syntax.statements, withPrivate)
  }

  /// Returns the names of the types of a source in their order.
  static func names(in source: String, withPrivate: Bool = true) -> [String] {
    names(in: Parser.parse(source: source), withPrivate: withPrivate)
  }

  private static func names(in statements: CodeBlockItemListSyntax, _ withPrivate: Bool) -> [String] {
    statements.flatMap { statement -> [String] in
      guard case .decl(let declaration) = statement.item else { return [] }
      if let choice = declaration.as(IfConfigDeclSyntax.self) {
        return choice.clauses.flatMap { clause -> [String] in
          guard case .statements(let statements)? = clause.elements else { return [] }
          return names(in: statements, withPrivate)
        }
      }
      guard let type = declaration.asProtocol((any NamedDeclSyntax).self),
        declaration.isProtocol((any DeclGroupSyntax).self) || declaration.is(TypeAliasDeclSyntax.self)
      else { return [] }
      let isPrivate = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text)
      }
      return isPrivate == true && !withPrivate ? [] : [type.name.text]
    }
  }
}
