// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Espalier
public import EspalierMacros

// An initialiser or a function that is narrower than its type does not compile in a class that overrides, or in a
// conformance; so most of this file tests by compiling.

@RootInitializer
open class OpenRoot: RootScope {}

@RootInitializer
public final class PublicRoot: RootScope {
  public let name: String
  var limit: Int = internalLimit()
}

func internalLimit() -> Int { 3 }

@ScopeInitializer
open class OpenScope: Scope<PublicRoot> {
  public let name: String
}

public enum Feature {}

extension Feature {
  @ScopeInitializer
  public final class Nested: Scope<PublicRoot> {
    let name: String
  }
}

public extension Feature {
  @ScopeInitializer
  final class Widened: Scope<PublicRoot> {
    let name: String
  }
}

@ScopeInitializer
package final class PackageScope: Scope<PublicRoot> {
  package let name: String
}

public final class PublicModule: Module<OpenScope> {}

@ModuleBuilder(PublicModule.self, scope: OpenScope.self, in: PublicRoot.self)
public struct PublicBuilder {}
