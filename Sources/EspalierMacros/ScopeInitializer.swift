/// Writes the initialiser of a scope that takes each stored `let` it declares from its parent.
@attached(member, names: named(init))
public macro ScopeInitializer() =
  #externalMacro(module: "EspalierMacrosPlugin", type: "ScopeInitializerMacro")
