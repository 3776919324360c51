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
    let names = declaration.memberBlock.members.flatMap { member in
      member.decl.as(VariableDeclSyntax.self)?.namesOfArguments ?? []
    }
    let ofModule = arguments(namesOfModule.filter { names.contains($0) })
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
    return [try initializer(access, properties, of: declaration), build]
  }

  /// The arguments that the module takes: values for its user interface are no dependencies, so no scope holds them.
  private static var namesOfModule: [String] { ["coordinator", "parameters"] }

  /// A property has the name of the function's parameter where it is named `parent`, so each is named with `self`.
  private static func arguments(_ names: [String]) -> String { names.map { ", \($0): self.\($0)" }.joined() }

  private static func initializer(
    _ access: String, _ properties: [StoredProperty], of declaration: some DeclGroupSyntax
  ) throws -> DeclSyntax {
    try declaration.requireTypesOfArguments()
    let parameters = try RootParameter.all(properties)
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

extension VariableDeclSyntax {
  /// The names of the stored properties to which an initialiser can give a value.
  fileprivate var namesOfArguments: [String] { bindingsOfArguments.map(\.name.text) }

  private var bindingsOfArguments: [(binding: PatternBindingSyntax, name: TokenSyntax)] {
    guard isStoredInInstances else { return [] }
    let isConstant = bindingSpecifier.tokenKind == .keyword(.let)
    return bindings.compactMap { binding in
      guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed else {
        return nil
      }
      let isOptional = !isConstant && binding.typeAnnotation?.type.isOptionalSugar == true
      if binding.initializer != nil { return isConstant || isPrivate ? nil : (binding, name) }
      return isPrivate && isOptional ? nil : (binding, name)
    }
  }

  /// The properties whose type only their value has, so that no parameter can be written for them.
  fileprivate var argumentsWithoutType: [Diagnostic] {
    bindingsOfArguments.filter { $0.binding.initializer != nil && $0.binding.typeAnnotation == nil }
      .map { .missingType(of: $0.binding, $0.name) }
  }
}

extension DeclGroupSyntax {
  fileprivate func requireTypesOfArguments() throws {
    let faults = memberBlock.members.flatMap { $0.decl.as(VariableDeclSyntax.self)?.argumentsWithoutType ?? [] }
    guard faults.isEmpty else { throw DiagnosticsError(diagnostics: faults) }
  }

  fileprivate var functionToBuild: FunctionDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
      let parameters = function.signature.parameterClause.parameters
      return function.name.text == "build" && parameters.count == 1 && parameters.first?.firstName.text == "in"
    }
  }
}
