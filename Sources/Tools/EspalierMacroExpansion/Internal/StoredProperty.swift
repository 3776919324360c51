import SwiftDiagnostics
import SwiftSyntax

/// A stored property of an instance, as its class declares it.
struct StoredProperty {
  /// The name in the source, with its backticks.
  let name: String
  let type: TypeSyntax
  let initialValue: ExprSyntax?
  let binding: PatternBindingSyntax
  let isConstant: Bool
  let isPrivate: Bool
  /// An attribute that may be a property wrapper, whose storage differs from the declaration.
  let wrapper: AttributeSyntax?

  /// True if the property has a value without any initialiser; Swift initialises `var name: T?` with nil.
  var beginsWithValue: Bool { initialValue != nil || (!isConstant && type.isOptionalSugar) }

  /// Returns the stored properties of a type that a macro can handle, in the order of their declaration.
  ///
  /// - Throws: All properties to which a macro cannot give a value, each with its location.
  static func all(of declaration: some DeclGroupSyntax, for attribute: AttributeSyntax) throws -> [StoredProperty] {
    var properties: [StoredProperty] = []
    var faults: [Diagnostic] = []
    for member in declaration.memberBlock.members {
      if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.holdsStoredProperties {
        let name = attribute.attributeName.trimmedDescription
        faults.append(
          .error(
            at: condition,
            "@\(name) does not see behind #if: declare stored properties outside of it, or write the initialiser by hand"
          ))
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else { continue }
      read(variable, into: &properties, &faults)
    }
    guard faults.isEmpty else { throw DiagnosticsError(diagnostics: faults) }
    return properties
  }

  private static func read(
    _ variable: VariableDeclSyntax, into properties: inout [StoredProperty], _ faults: inout [Diagnostic]
  ) {
    let wrapper = variable.possibleWrapper
    for (binding, type) in variable.bindingsWithTypes where !binding.isComputed {
      let value = binding.initializer?.value
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed else {
        // `let (a, b) = pair` needs no value from outside.
        guard value == nil else { continue }
        faults.append(.error(at: binding.pattern, "Declare each stored property by itself, with its type"))
        continue
      }
      guard let type else {
        // A property with a value has its type from that value, and is omitted.
        if value == nil { faults.append(.missingType(of: binding, name)) }
        continue
      }
      let property = StoredProperty(
        name: name.text, type: type, initialValue: value, binding: binding,
        isConstant: variable.bindingSpecifier.tokenKind == .keyword(.let), isPrivate: variable.isPrivate,
        wrapper: wrapper)
      if let wrapper, !property.beginsWithValue {
        let attribute = wrapper.attributeName.trimmedDescription
        faults.append(
          .error(
            at: wrapper,
            """
            @\(attribute) may be a property wrapper, which no macro can give a value: give '\(name)' an initial value, \
            or write the initialiser by hand
            """))
      }
      properties.append(property)
    }
  }
}

extension VariableDeclSyntax {
  /// True if the values are stored in each instance and set by an initialiser, according to the keywords.
  var isStoredInInstances: Bool {
    let elsewhere: Set<String> = ["static", "class", "lazy", "override"]
    return !modifiers.contains { elsewhere.contains($0.name.text) }
      && !attributeNames.contains("Forwarded") && bindings.contains { !$0.isComputed }
  }

  var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// The bindings, each with its type. In `let a, b: T`, the type of `a` is also `T`.
  fileprivate var bindingsWithTypes: [(PatternBindingSyntax, TypeSyntax?)] {
    var type: TypeSyntax?
    var found: [(PatternBindingSyntax, TypeSyntax?)] = []
    for binding in bindings.reversed() {
      if let own = binding.typeAnnotation?.type {
        type = own.trimmed
      } else if binding.initializer != nil {
        type = nil
      }
      found.append((binding, type))
    }
    return found.reversed()
  }

  private var attributeNames: [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  /// The first attribute that is the name of a type; the names of Swift's own attributes begin in lower case.
  fileprivate var possibleWrapper: AttributeSyntax? {
    let harmless: Set<String> = ["MainActor", "ObservationIgnored", "ObservationTracked"]
    return attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.attributeName.trimmedDescription
      let last = name.split(separator: ".").last ?? ""
      return last.first?.isUppercase == true && !harmless.contains(String(last))
    }
  }
}

extension PatternBindingSyntax {
  /// True if the binding has accessors other than observers.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension IfConfigDeclSyntax {
  fileprivate var holdsStoredProperties: Bool {
    clauses.contains { clause in
      guard case .decls(let members) = clause.elements else { return false }
      return members.contains { member in
        if let condition = member.decl.as(IfConfigDeclSyntax.self) { return condition.holdsStoredProperties }
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else { return false }
        return variable.bindings.contains { $0.initializer == nil && !$0.isComputed }
      }
    }
  }
}
