internal import SwiftSyntax

/// The names of the members of types, whatever `#if` they stand in.
enum MemberNames {
  /// Returns the names of properties, functions, enum cases and types.
  static func of(_ blocks: [MemberBlockSyntax]) -> Set<String> {
    Set(blocks.flatMap { declarations(in: $0.members) }.flatMap { names(of: $0) })
  }

  /// Returns the names of enum cases.
  static func cases(of block: MemberBlockSyntax) -> Set<String> {
    Set(declarations(in: block.members).filter { $0.is(EnumCaseDeclSyntax.self) }.flatMap { names(of: $0) })
  }

  private static func declarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let choice = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return choice.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return declarations(in: members)
      }
    }
  }

  private static func names(of declaration: DeclSyntax) -> [String] {
    if let property = declaration.as(VariableDeclSyntax.self) {
      return property.bindings.flatMap { names(in: $0.pattern) }
    }
    if let elements = declaration.as(EnumCaseDeclSyntax.self)?.elements { return elements.map { plain($0.name) } }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { [plain($0.name)] } ?? []
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [plain(name.identifier)] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  /// A name in backticks is the same name.
  private static func plain(_ token: TokenSyntax) -> String { token.text.replacing("`", with: "") }
}
