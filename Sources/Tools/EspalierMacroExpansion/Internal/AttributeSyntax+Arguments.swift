import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension AttributeSyntax {
  /// Returns the argument at an index, if there is one.
  func argument(at index: Int) -> LabeledExprSyntax? {
    guard case .argumentList(let list) = arguments else { return nil }
    return list.dropFirst(index).first
  }
}

extension LabeledExprSyntax {
  /// Returns the type that the argument names, as `AppScope` in `parent: AppScope.self`.
  ///
  /// - Throws: An error when the argument does not name a type: a macro sees the source, but no values.
  func namedType() throws -> TypeSyntax {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base
    else {
      throw DiagnosticsError(at: expression, "Write the type itself and .self after it, as in AppScope.self")
    }
    return TypeSyntax(stringLiteral: base.trimmedDescription)
  }
}
