import SwiftSyntax
import SwiftSyntaxBuilder

/// The type from which a class inherits, as far as its declaration names it.
enum Superclass {
  /// The class inherits from `Scope<Parent>`.
  case scope(parent: TypeSyntax)
  /// The class inherits from `RootScope`.
  case root
  /// The class inherits from another class, or conforms to a protocol.
  case other(TypeSyntax)

  /// Reads the first inherited type; nil when there is none.
  init?(of declaration: ClassDeclSyntax) {
    guard let type = declaration.firstInheritedType else { return nil }
    switch type.nameInEspalier {
    case ("RootScope", nil)?: self = .root
    case ("Scope", let arguments?)? where arguments.count == 1:
      self = .scope(parent: TypeSyntax(stringLiteral: arguments[arguments.startIndex].argument.trimmedDescription))
    default: self = .other(type)
    }
  }
}

extension ClassDeclSyntax {
  /// The first type after the colon, without attributes before it.
  var firstInheritedType: TypeSyntax? {
    guard let type = inheritanceClause?.inheritedTypes.first?.type else { return nil }
    return type.as(AttributedTypeSyntax.self)?.baseType ?? type
  }
}

extension TypeSyntax {
  /// The name and generic arguments of a type that is written without a module, or with a module of Espalier; nil for
  /// any other type.
  fileprivate var nameInEspalier: (String, GenericArgumentListSyntax?)? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return (type.name.text, type.genericArgumentClause?.arguments)
    }
    guard let type = self.as(MemberTypeSyntax.self),
      ["Espalier", "EspalierScopes"].contains(type.baseType.trimmedDescription)
    else { return nil }
    return (type.name.text, type.genericArgumentClause?.arguments)
  }
}
