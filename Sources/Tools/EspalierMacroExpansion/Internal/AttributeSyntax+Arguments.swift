import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension AttributeSyntax {
  /// The argument at a place, if there are so many.
  func argument(at index: Int) -> LabeledExprSyntax? {
    guard case .argumentList(let list) = arguments else { return nil }
    return list.dropFirst(index).first
  }
}

extension LabeledExprSyntax {
  /// The type that the argument names, as `AppScope` in `parent: AppScope.self`.
  ///
  /// - Throws: An error when the argument names no type: a macro sees the source and no values.
  func namedType() throws -> TypeSyntax {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let base = access.base
    else {
      throw DiagnosticsError(at: expression, "Write the type itself and .self after it, as in AppScope.self")
    }
    return TypeSyntax(stringLiteral: base.trimmedDescription)
  }
}
