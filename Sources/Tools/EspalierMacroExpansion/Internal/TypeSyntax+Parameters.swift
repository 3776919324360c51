import SwiftSyntax

extension TypeSyntax {
  /// The type, as it is written for a parameter whose value is stored: a function type is marked as escaping.
  var asParameter: String { (isFunction ? "@escaping " : "") + trimmedDescription }

  /// The type as an optional.
  var asOptional: String {
    let isOneWord =
      [.identifierType, .memberType, .arrayType, .dictionaryType, .tupleType].contains(kind) || isOptionalSugar
    return isOneWord ? "\(trimmedDescription)?" : "(\(trimmedDescription))?"
  }

  /// True if the type is written as `T?` or `T!`, so that a variable of it is initialised with nil.
  var isOptionalSugar: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// True if the type is optional, in any notation.
  var isOptional: Bool {
    isOptionalSugar || ["Optional", "Swift.Optional"].contains(String(trimmedDescription.prefix { $0 != "<" }))
  }

  /// Returns true if two types have the same text, except for spaces and attributes.
  func hasSameText(as other: TypeSyntax) -> Bool { plainText == other.plainText }

  private var plainText: String {
    let type = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return type.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }

  private var isFunction: Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isFunction ?? false
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
