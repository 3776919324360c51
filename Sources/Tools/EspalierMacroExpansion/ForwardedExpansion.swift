import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// An expansion that writes the getter of a property that a protocol requires and the scope inherits.
package protocol ForwardedExpansion: AccessorMacro {}

extension ForwardedExpansion {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
    else {
      throw DiagnosticsError(at: node, "@Forwarded stands at one property, as in @Forwarded var database: Database")
    }
    try require(variable, binding, name)
    guard context.lexicalContext.first.map({ $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self) }) == true
    else {
      throw DiagnosticsError(
        at: node,
        "@Forwarded reads the parent of a scope: move '\(name)' into a class that is a scope, or an extension of one")
    }
    // Not `parent.name`: the subscript of `Scope` searches for an override of the inherited property.
    return ["get { self[dynamicMember: \\.\(name)] }"]
  }

  private static func require(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: TokenSyntax
  ) throws {
    if let keyword = variable.modifiers.first(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
      throw DiagnosticsError(
        at: keyword, "The parent is asked at each read, by one scope: remove '\(keyword.name.text)' from '\(name)'")
    }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      let specifier = variable.bindingSpecifier
      throw DiagnosticsError(
        at: specifier, "What is forwarded is read from the parent each time: declare '\(name)' with var",
        fixIts: [
          .replace(
            message: MacroExpansionFixItMessage("Replace 'let' with 'var'"), oldNode: specifier,
            newNode: specifier.with(\.tokenKind, .keyword(.var)))
        ])
    }
    if let value = binding.initializer {
      throw DiagnosticsError(
        at: value, "'\(name)' is its parent's, so it has no initial value: remove the value, or remove @Forwarded",
        fixIts: [
          .replace(
            message: MacroExpansionFixItMessage("Remove the initial value"), oldNode: binding,
            newNode: binding.with(\.initializer, nil).trimmed)
        ])
    }
    if let accessors = binding.accessorBlock {
      throw DiagnosticsError(
        at: accessors, "@Forwarded writes the getter of '\(name)': remove what stands in braces, or remove @Forwarded")
    }
    if binding.typeAnnotation == nil {
      throw DiagnosticsError(diagnostics: [.missingType(of: binding, name)])
    }
  }
}
