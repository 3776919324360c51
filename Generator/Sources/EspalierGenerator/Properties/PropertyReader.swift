internal import SwiftSyntax

/// Reads the properties, the types that declare them, and the setters of one source.
struct PropertyReader {
  private(set) var properties: [PropertyDeclaration] = []
  private(set) var owners: [String: PropertyOwner] = [:]
  private(set) var setters: Set<HandwrittenSetter> = []

  private let path: String

  init(_ syntax: SourceFileSyntax, at path: String) throws(GeneratorError) {
    self.path = path
    for statement in syntax.statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let type = declaration.as(ClassDeclSyntax.self) {
        let isFinal = type.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
        try read(type, called: type.name.text, as: isFinal ? .finalClass : .class)
      } else if let type = declaration.as(EnumDeclSyntax.self) {
        try read(type, called: type.name.text, as: .other)
      } else if let type = declaration.as(StructDeclSyntax.self) {
        try read(type, called: type.name.text, as: .other)
      } else if let type = declaration.as(ExtensionDeclSyntax.self) {
        let name = type.extendedType.trimmedDescription
        if name == "Style" { readSetters(of: type) } else { try readProperties(of: type, called: name) }
      }
    }
  }

  private mutating func read(
    _ type: some DeclGroupSyntax, called name: String, as kind: PropertyOwner.Kind
  ) throws(GeneratorError) {
    let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    owners[name] = PropertyOwner(kind: kind, inherited: inherited)
    try readProperties(of: type, called: name)
  }

  private mutating func readProperties(of type: some DeclGroupSyntax, called name: String) throws(GeneratorError) {
    let isWithoutSetters = Self.says("No setters", before: type)
    for member in type.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.contains(.static),
        let binding = variable.bindings.first, let value = Self.value(of: binding),
        let call = Self.call(in: binding)
      else { continue }
      let property = binding.pattern.trimmedDescription
      guard let key = call.arguments.first?.expression.as(MemberAccessExprSyntax.self), key.base == nil else {
        throw .property(
          path: path, name: "\(name).\(property)",
          reason: "its number or name is written by hand. Write "
            + "`Property(.\(PropertyDeclaration.key(of: property, in: name)), default: …)`")
      }
      properties.append(
        PropertyDeclaration(
          type: name, name: property, value: value, key: key.declName.baseName.text,
          isPublic: variable.modifiers.contains(.public) || variable.modifiers.contains(.open),
          isWithoutSetter: isWithoutSetters || Self.says("No setter:", before: variable),
          documentation: Self.documentation(of: variable), path: path))
    }
  }

  /// Returns the type of a property's values; nil if the variable is something else.
  private static func value(of binding: PatternBindingSyntax) -> String? {
    guard let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self), type.name.text == "Property",
      let arguments = type.genericArgumentClause?.arguments, arguments.count == 1
    else { return nil }
    return arguments.first?.argument.trimmedDescription
  }

  /// Returns the call by which the variable makes its property; nil if it returns one that is declared elsewhere.
  private static func call(in binding: PatternBindingSyntax) -> FunctionCallExprSyntax? {
    var expression = binding.initializer?.value
    if case .getter(let body)? = binding.accessorBlock?.accessors, body.count == 1 {
      expression = body.first?.item.as(ExprSyntax.self)
    }
    guard let call = expression?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Property"
    else { return nil }
    return call
  }

  private mutating func readSetters(of type: ExtensionDeclSyntax) {
    var target = "View"
    for requirement in type.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance): target = conformance.rightType.trimmedDescription
      case .sameTypeRequirement(let same): target = same.rightType.trimmedDescription
      default: break
      }
    }
    for member in type.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.contains(.static) else {
        continue
      }
      let parameters = function.signature.parameterClause.parameters
      guard parameters.count == 1, let parameter = parameters.first, parameter.firstName.text == "_" else { continue }
      setters.insert(
        HandwrittenSetter(type: target, name: function.name.text, value: parameter.type.trimmedDescription))
    }
  }

  // MARK: Comments

  private static func says(_ words: String, before node: some SyntaxProtocol) -> Bool {
    node.leadingTrivia.contains { piece in
      guard case .lineComment(let comment) = piece else { return false }
      return comment.hasPrefix("// \(words)")
    }
  }

  private static func documentation(of node: some SyntaxProtocol) -> [String] {
    node.leadingTrivia.compactMap { piece in
      guard case .docLineComment(let comment) = piece else { return nil }
      let line = comment.dropFirst(3)
      return String(line.first == " " ? line.dropFirst() : line)
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}
