import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a type the builder of a module: the conformance, and `build(in:)`.
struct ModuleBuilderMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
      throw DiagnosticsError(at: node, "@ModuleBuilder stands at a struct, as in struct AccountsBuilder {}")
    }
    guard let module = node.argument(at: 0), let scope = node.argument(at: 1), let parent = node.argument(at: 2) else {
      throw DiagnosticsError(
        at: node,
        "Say what is built: @ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)")
    }
    let types = try (module: module.namedType(), scope: scope.namedType(), parent: parent.namedType())
    if let function = declaration.functionToBuild {
      throw DiagnosticsError(
        at: function.name, "build(in:) is declared already, which @ModuleBuilder would write: remove one of the two",
        fixIts: [.remove(node, of: declaration)])
    }
    let conformance = protocols.isEmpty ? "" : ": EspalierModules.Builder"
    let access = AccessLevel(of: declaration, in: context).keyword
    let text: DeclSyntax = """
      extension \(type.trimmed)\(raw: conformance) {
        @MainActor \(raw: access)func build(in parent: \(types.parent)) -> \(types.module) {
          \(types.module)(scope: \(types.scope)(parent))
        }
      }
      """
    return [text.as(ExtensionDeclSyntax.self)].compactMap(\.self)
  }
}

/// Lets a public builder that holds nothing be made from outside of its module, where Swift's own initialiser is not seen.
extension ModuleBuilderMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = AccessLevel(of: declaration, in: context).keyword
    guard !access.isEmpty, declaration.is(StructDeclSyntax.self), declaration.initializers.isEmpty,
      !declaration.mayHoldValues
    else { return [] }
    return ["\(raw: access)init() {}"]
  }
}

extension DeclGroupSyntax {
  fileprivate var functionToBuild: FunctionDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.text == "build" && parameters.count == 1 && parameters.first?.firstName.text == "in"
    }
  }

  /// Whether a stored property is declared, or stands behind a condition where it cannot be seen.
  fileprivate var mayHoldValues: Bool {
    memberBlock.members.contains { member in
      if member.decl.is(IfConfigDeclSyntax.self) { return true }
      return member.decl.as(VariableDeclSyntax.self)?.isStoredInInstances ?? false
    }
  }
}
