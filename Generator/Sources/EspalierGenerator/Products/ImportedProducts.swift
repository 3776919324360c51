internal import SwiftSyntax

/// The products of Espalier that a source imports.
///
/// A product has one module, and the name of it. What else a source imports is its author's affair: the generator knows
/// neither the package that has it nor the version.
enum ImportedProducts {
  /// Returns the names of the products. An import within `#if` is left out, because it may count nowhere.
  static func names(in source: SourceFileSyntax) -> Set<String> {
    Set(
      source.statements.compactMap { statement in
        guard case .decl(let declaration) = statement.item,
          let module = declaration.as(ImportDeclSyntax.self)?.path.first?.name.text,
          module.hasPrefix("Espalier"), FrameworkNames.modules.contains(module)
        else { return nil }
        return module
      })
  }
}
