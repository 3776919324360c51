import EspalierMacroExpansion
import SwiftCompilerPlugin
import SwiftSyntaxMacros

// The compiler asks this module for a macro by name, so the names are here. What they write stands in a library: a test
// that depended on this program itself would have SwiftPM build all that the tests need a second time, for the compiler.

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
