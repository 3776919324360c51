import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension Diagnostic {
  static func error(at node: some SyntaxProtocol, _ message: String, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: MacroExpansionErrorMessage(message), fixIts: fixIts)
  }

  /// Returns the diagnostic for a property without a type; a macro sees only the source and infers no types.
  static func missingType(of binding: PatternBindingSyntax, _ name: TokenSyntax) -> Diagnostic {
    let annotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier("<#Type#>")), trailingTrivia: binding.pattern.trailingTrivia)
    let annotated = binding.with(\.pattern, binding.pattern.with(\.trailingTrivia, []))
      .with(\.typeAnnotation, annotation)
    return .error(
      at: binding.pattern, "Write the type of '\(name)', as in \(name): \(name.text.capitalizedWord)",
      fixIts: [
        .replace(
          message: MacroExpansionFixItMessage("Add a type annotation"), oldNode: binding, newNode: annotated)
      ])
  }
}

extension DiagnosticsError {
  init(at node: some SyntaxProtocol, _ message: String, fixIts: [FixIt] = []) {
    self.init(diagnostics: [.error(at: node, message, fixIts: fixIts)])
  }
}

extension FixIt {
  /// Returns a fix-it that removes the attribute from its declaration.
  static func remove(_ attribute: AttributeSyntax, of declaration: some DeclGroupSyntax) -> FixIt {
    // The compiler passes the attribute separately from the declaration, so that only its name identifies it.
    let name = attribute.attributeName.trimmedDescription
    let rest = declaration.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != name
    }
    return .replace(
      message: MacroExpansionFixItMessage("Remove @\(name)"),
      oldNode: declaration.attributes, newNode: rest)
  }

  /// Returns a fix-it that replaces the attribute by another macro.
  static func rename(_ attribute: AttributeSyntax, to name: String) -> FixIt {
    .replace(
      message: MacroExpansionFixItMessage("Replace it with @\(name)"), oldNode: attribute,
      newNode: AttributeSyntax(
        leadingTrivia: attribute.leadingTrivia, attributeName: IdentifierTypeSyntax(name: .identifier(name)),
        trailingTrivia: attribute.trailingTrivia))
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
