internal import SwiftSyntax

/// The declarations of an app that something new can be made part of.
struct AppDeclarations {
  /// A class that inherits from `Feature<…, …>`.
  struct FeatureClass {
    let name: String
    let scope: String
    let route: String
    let file: Int
    let syntax: ClassDeclSyntax

    /// The name without the word that features end with.
    var shortName: String { name.hasSuffix("Feature") && name != "Feature" ? String(name.dropLast(7)) : name }
  }

  private(set) var features: [FeatureClass] = []
  /// The enums by their names, each with the number of its file.
  private(set) var enums: [String: (syntax: EnumDeclSyntax, file: Int)] = [:]
  /// The names of all types at the top of files, each with the number of its file.
  private(set) var types: [String: Int] = [:]
  /// The features that an app names as the type of its `root`.
  private(set) var roots: [String] = []
  private var extensions: [String: [MemberBlockSyntax]] = [:]
  /// True if a type conforms to `App`.
  private(set) var hasApp = false

  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      for statement in file.syntax.statements { read(statement.item, in: number) }
      for type in TopLevelTypes.names(in: file.syntax) { types[type] = number }
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax.Item, in file: Int) {
    guard case .decl(let declaration) = item else { return }
    if let declaration = declaration.as(ClassDeclSyntax.self) {
      if let feature = feature(declaration, in: file) { features.append(feature) }
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      enums[declaration.name.text] = (declaration, file)
    } else if let declaration = declaration.as(StructDeclSyntax.self) {
      if inherits("App", declaration.inheritanceClause) {
        hasApp = true
        roots += rootTypes(declaration.memberBlock)
      }
    } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
      extensions[declaration.extendedType.trimmedDescription, default: []].append(declaration.memberBlock)
    }
  }

  /// Returns the names of what the extensions of a type add to it.
  func memberNames(ofExtensions type: String) -> Set<String> { MemberNames.of(extensions[type] ?? []) }

  private func inherits(_ name: String, _ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { $0.type.trimmedDescription == name } == true
  }

  private func feature(_ declaration: ClassDeclSyntax, in file: Int) -> FeatureClass? {
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      guard let type = inherited.type.as(IdentifierTypeSyntax.self), type.name.text == "Feature",
        let arguments = type.genericArgumentClause?.arguments.map({ $0.argument.trimmedDescription }),
        arguments.count == 2
      else { continue }
      return FeatureClass(
        name: declaration.name.text, scope: arguments[0], route: arguments[1], file: file, syntax: declaration)
    }
    return nil
  }

  private func rootTypes(_ members: MemberBlockSyntax) -> [String] {
    members.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "root" else { return nil }
      return function.signature.returnClause?.type.trimmedDescription
    }
  }
}
