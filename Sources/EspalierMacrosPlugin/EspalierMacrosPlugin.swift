import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

@main
struct EspalierMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [ScopeInitializerMacro.self]
}

struct ScopeInitializerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
