import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// An expansion that makes a type the builder of a module: the conformance, and `build(in:)`, which hands the type's
/// stored properties on.
///
/// The function is in the type itself, where the names of types have the same meaning as in the attribute; the
/// conformance must be in an extension.
package protocol ModuleBuilderExpansion: ExtensionMacro, MemberMacro {}

extension ModuleBuilderExpansion {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The expansion of the function reports all other faults; a second message is not needed.
    guard !protocols.isEmpty, (try? BuilderTypes(node, of: declaration)) != nil else { return [] }
    if let keyword = declaration.modifiers.first(where: { $0.name.text == "private" }), !context.lexicalContext.isEmpty
    {
      throw DiagnosticsError(
        at: keyword,
        "An extension cannot see a private type within another: name the protocol here, as in struct …: Builder {}")
    }
    let text: DeclSyntax = "extension \(type.trimmed): EspalierModules.Builder {}"
    return [text.as(ExtensionDeclSyntax.self)].compactMap(\.self)
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let types = try BuilderTypes(node, of: declaration)
    let access = AccessLevel(of: declaration, in: context).keyword
    let properties = try StoredProperty.all(of: declaration, for: node)
    let names = properties.filter { $0.initialValue == nil }.map(\.name)
    let ofModule = arguments(names.filter { namesOfModule.contains($0) })
    let ofScope = arguments(names.filter { !namesOfModule.contains($0) })
    let build: DeclSyntax = """
      @MainActor \(raw: access)func build(in parent: \(types.parent)) -> \(types.module) {
        \(types.module)(scope: \(types.scope)(parent\(raw: ofScope))\(raw: ofModule))
      }
      """
    // Swift's own initialiser is not visible in other modules.
    guard !access.isEmpty, declaration.is(StructDeclSyntax.self), declaration.initializers.isEmpty else {
      return [build]
    }
    return [initializer(access, properties), build]
  }

  /// The arguments that the module takes: values for its user interface are no dependencies, so no scope holds them.
  private static var namesOfModule: Set<String> { ["coordinator", "parameters"] }

  private static func arguments(_ names: [String]) -> String { names.map { ", \($0): \($0)" }.joined() }

  private static func initializer(_ access: String, _ properties: [StoredProperty]) -> DeclSyntax {
    let parameters = properties.compactMap { RootParameter($0) }
    guard !parameters.isEmpty else { return "\(raw: access)init() {}" }
    return """
      \(raw: access)init(\(raw: parameters.map(\.text).joined(separator: ", "))) {
        \(raw: parameters.map(\.assignment).joined(separator: "\n  "))
      }
      """
  }
}

/// The types of a builder: the module that is built, its scope, and the parent scope.
private struct BuilderTypes {
  let module: TypeSyntax
  let scope: TypeSyntax
  let parent: TypeSyntax

  init(_ node: AttributeSyntax, of declaration: some DeclGroupSyntax) throws {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
      throw DiagnosticsError(at: node, "@ModuleBuilder stands at a struct, as in struct AccountsBuilder {}")
    }
    guard let module = node.argument(at: 0), let scope = node.argument(at: 1), let parent = node.argument(at: 2) else {
      throw DiagnosticsError(
        at: node,
        "Say what is built: @ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)")
    }
    if let function = declaration.functionToBuild {
      throw DiagnosticsError(
        at: function.name, "build(in:) is declared already, which @ModuleBuilder would write: remove one of the two",
        fixIts: [.remove(node, of: declaration)])
    }
    self.module = try module.namedType()
    self.scope = try scope.namedType()
    self.parent = try parent.namedType()
  }
}

extension DeclGroupSyntax {
  fileprivate var functionToBuild: FunctionDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.text == "build" && parameters.count == 1 && parameters.first?.firstName.text == "in"
    }
  }
}
