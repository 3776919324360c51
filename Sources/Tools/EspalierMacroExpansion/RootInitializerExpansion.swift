import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// An expansion that writes the initialiser of a root, with one parameter for each stored property that needs a value
/// from outside.
package protocol RootInitializerExpansion: MemberMacro {}

extension RootInitializerExpansion {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let root = declaration.as(ClassDeclSyntax.self) else {
      throw DiagnosticsError(
        at: node, "@RootInitializer stands at a class that is a root, as in final class AppScope: RootScope")
    }
    try requireRoot(root, named: node)
    let parameters = try RootParameter.all(StoredProperty.all(of: root, for: node))
    if let initializer = root.initializer(with: parameters) {
      throw DiagnosticsError(
        at: initializer.initKeyword,
        "\(root.name.text) has this initialiser already, which @RootInitializer would write: remove one of the two",
        fixIts: [.remove(node, of: root)])
    }
    // `RootScope` itself has an initialiser without parameters.
    let keywords = AccessLevel(of: root, in: context).keyword + (parameters.isEmpty ? "override " : "")
    let lines = parameters.map(\.assignment) + ["super.init()"]
    return [
      """
      \(raw: keywords)init(\(raw: parameters.map(\.text).joined(separator: ", "))) {
        \(raw: lines.joined(separator: "\n  "))
      }
      """
    ]
  }

  private static func requireRoot(_ root: ClassDeclSyntax, named node: AttributeSyntax) throws {
    let name = root.name.text
    switch Superclass(of: root) {
    case .root: return
    case .scope:
      throw DiagnosticsError(
        at: node, "\(name) has a parent, from which it takes what it declares: use @ScopeInitializer",
        fixIts: [.rename(node, to: "ScopeInitializer")])
    case .other(let type):
      throw DiagnosticsError(
        at: type,
        """
        @RootInitializer writes for a class that inherits from RootScope itself: what the initialiser of \
        '\(type.trimmedDescription)' asks for cannot be seen. Write this initialiser by hand
        """)
    case nil:
      throw DiagnosticsError(
        at: root.name, "\(name) is no root: inherit from RootScope, as in final class \(name): RootScope")
    }
  }
}

extension ClassDeclSyntax {
  /// Returns the initialiser with these labels and types, if it is declared.
  fileprivate func initializer(with parameters: [RootParameter]) -> InitializerDeclSyntax? {
    initializers.first { initializer in
      let declared = initializer.signature.parameterClause.parameters
      return declared.count == parameters.count
        && zip(declared, parameters).allSatisfy { declared, parameter in
          declared.firstName.text == parameter.name && declared.type.hasSameText(as: parameter.type)
        }
    }
  }
}
