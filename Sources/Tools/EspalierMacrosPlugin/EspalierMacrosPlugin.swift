import EspalierMacroExpansion
import SwiftCompilerPlugin
import SwiftSyntaxMacros

// The compiler requests a macro from this module by name, so the names are here. The expansions are in a library: a
// test that depended on this program itself would make SwiftPM build all dependencies of the tests a second time, for
// the compiler.

@main
struct EspalierMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ScopeInitializerMacro.self, RootInitializerMacro.self, ForwardedMacro.self, ModuleBuilderMacro.self,
  ]
}

struct ScopeInitializerMacro: ScopeInitializerExpansion {}
struct RootInitializerMacro: RootInitializerExpansion {}
struct ForwardedMacro: ForwardedExpansion {}
struct ModuleBuilderMacro: ModuleBuilderExpansion {}
