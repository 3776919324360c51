import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A parameter of an initialiser that a macro writes, and the assignment of its value to the property.
struct RootParameter {
  let name: String
  let type: TypeSyntax
  /// The text of the parameter between the parentheses.
  let text: String
  /// The statement in the body that sets the property.
  let assignment: String
  /// True if nil would be ambiguous: it is a valid value of the property, and would also mean that no value was passed.
  let isAmbiguous: Bool

  /// Returns the parameters for all properties that can be set from outside.
  ///
  /// - Throws: All properties for which an argument nil would be ambiguous.
  static func all(_ properties: [StoredProperty]) throws -> [RootParameter] {
    var faults: [Diagnostic] = []
    let parameters = properties.compactMap { property -> RootParameter? in
      guard let parameter = RootParameter(property) else { return nil }
      if parameter.isAmbiguous {
        faults.append(
          .error(
            at: property.binding,
            """
            An argument nil for '\(property.name)' could mean nil or its initial value: give it a literal, \
            or no initial value, or write the initialiser by hand
            """))
      }
      return parameter
    }
    guard faults.isEmpty else { throw DiagnosticsError(diagnostics: faults) }
    return parameters
  }

  /// Creates the parameter for a property, or nil if the property cannot be set from outside.
  init?(_ property: StoredProperty) {
    let hasOwnValue = property.beginsWithValue
    guard !(hasOwnValue && (property.isConstant || property.isPrivate || property.wrapper != nil)) else { return nil }
    name = property.name
    let value = property.initialValue
    if let value, !value.isPlainLiteral {
      // The property creates this value in any case. As a default argument it would be created a second time, and a
      // public initialiser could not name what is not public.
      type = TypeSyntax(stringLiteral: "\(property.type.asOptional)")
      text = "\(name): \(type) = nil"
      assignment = "if let \(name) { self.\(name) = \(name) }"
      isAmbiguous = property.type.isOptional
    } else {
      type = TypeSyntax(stringLiteral: property.type.asParameter)
      let initial = value?.trimmedDescription ?? (hasOwnValue ? "nil" : nil)
      text = "\(name): \(type)" + (initial.map { " = \($0)" } ?? "")
      assignment = "self.\(name) = \(name)"
      isAmbiguous = false
    }
  }
}

extension ExprSyntax {
  /// True if the expression is a complete literal, so that evaluating it twice has the same result as once.
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr:
      self.as(StringLiteralExprSyntax.self)?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
    case .prefixOperatorExpr:
      self.as(PrefixOperatorExprSyntax.self).map { $0.operator.text == "-" && $0.expression.isPlainLiteral } ?? false
    case .arrayExpr:
      self.as(ArrayExprSyntax.self)?.elements.allSatisfy(\.expression.isPlainLiteral) ?? false
    case .dictionaryExpr: self.as(DictionaryExprSyntax.self)?.isPlainLiteral ?? false
    default: false
    }
  }
}

extension DictionaryExprSyntax {
  fileprivate var isPlainLiteral: Bool {
    switch content {
    case .colon: true
    case .elements(let elements): elements.allSatisfy { $0.key.isPlainLiteral && $0.value.isPlainLiteral }
    }
  }
}
