import TestSupport
import Testing

/// Tests of the compiler's messages about programs that use the macros, when it expands them itself.
@Suite(.takesTurns) struct MacroProgramTests {
  private static let start = """
    import Espalier
    import EspalierMacros
    import Observation
    final class Database {}

    @RootInitializer final class AppScope: RootScope { let database: Database }


    """

  private func check(_ program: String) async throws -> SwiftCompiler.Outcome {
    try await SwiftCompiler(forProgramsImporting: "EspalierMacros").check(Self.start + program)
  }

  @Test
  func `a whole program compiles`() async throws {
    let outcome = try await check(
      """
      @MainActor protocol LoginDependencies: AnyObject { var database: Database { get } }

      @ScopeInitializer final class AccountScope: Scope<AppScope> { let database: Database }

      final class HomeScope: Scope<AccountScope> {}
      extension HomeScope: LoginDependencies { @Forwarded var database: Database }

      @ScopeInitializer final class LoginScope: Scope<any LoginDependencies> { let database: Database }
      final class LoginModule: Module<LoginScope> {}

      @ModuleBuilder(LoginModule.self, scope: LoginScope.self, in: (any LoginDependencies).self)
      struct LoginBuilder {}

      enum Features {
        final class Own: Module<LoginScope> {}

        @ModuleBuilder(Own.self, scope: LoginScope.self, in: (any LoginDependencies).self)
        struct Nested {}

        @ModuleBuilder(Own.self, scope: LoginScope.self, in: (any LoginDependencies).self)
        private struct Hidden: Builder {}

        @MainActor static func build(in home: HomeScope) -> Own { Hidden().build(in: home) }
      }

      @Observable @ScopeInitializer final class SearchScope: Scope<AppScope> {
        var database: Database
        @ObservationIgnored let name: String = "search"
      }

      @MainActor func find(in app: AppScope) -> Database {
        @ScopeInitializer final class Local: Scope<SearchScope> { let database: Database }
        return Local(SearchScope(app)).database
      }

      let app = AppScope(database: Database())
      let home = HomeScope(AccountScope(app))
      let modules = [LoginBuilder().build(in: home), Features.Nested().build(in: home), Features.build(in: home)]
      """)
    #expect(outcome.succeeded, "\(outcome.messages)")
    #expect(!outcome.messages.contains("warning:"), "\(outcome.messages)")
  }

  @Test(arguments: [
    (
      "@ScopeInitializer final class LoginScope: Scope<AppScope> { let keychain: String }",
      "value of type 'AppScope' has no dynamic member 'keychain'"
    ),
    (
      "@ScopeInitializer final class LoginScope: Scope<AppScope> { let database: String }",
      "cannot assign value of type 'Database' to type 'String'"
    ),
    (
      """
      final class LoginScope: Scope<AppScope> {}
      extension LoginScope { @Forwarded var keychain: String }
      """,
      "value of type 'KeyPath<AppScope, String>' has no dynamic member 'keychain'"
    ),
    ("let app = AppScope()", "missing argument for parameter 'database'"),
    (
      """
      final class LoginScope: Scope<AppScope> {}
      @ModuleBuilder(Database.self, scope: LoginScope.self, in: AppScope.self) struct LoginBuilder {}
      """,
      "inherit from 'AnyModule'"
    ),
  ])
  func `what is missing is named by the compiler through the macro`(program: String, message: String) async throws {
    let outcome = try await check(program)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test(arguments: [
    (
      "@ScopeInitializer final class LoginScope: RootScope {}",
      "main.swift:8:1: error: LoginScope is a root and has no parent to take from: use @RootInitializer"
    ),
    ("@ScopeInitializer struct LoginScope {}", "main.swift:8:1: error: @ScopeInitializer stands at a class"),
    ("@ScopeInitializer protocol LoginScope {}", "main.swift:8:1: error: @ScopeInitializer stands at a class"),
    (
      "@ScopeInitializer\nfinal class LoginScope: Scope<AppScope> {\n  init(_ parent: AppScope) {}\n}",
      "main.swift:10:3: error: LoginScope has init(_:) already"
    ),
    (
      "final class LoginScope: Scope<AppScope> {}\nfinal class LoginModule: Module<LoginScope> {}\nenum Outer {\n"
        + "  @ModuleBuilder(LoginModule.self, scope: LoginScope.self, in: AppScope.self)\n  private struct Inner {}\n}",
      "main.swift:12:3: error: An extension cannot see a private type within another"
    ),
    (
      "final class LoginScope: Scope<AppScope> {}\nextension LoginScope {\n  @Forwarded var database: Database = .init()\n}",
      "main.swift:10:37: error: 'database' is its parent's, so it has no initial value"
    ),
  ])
  func `a wrong declaration is refused in our words, at its place`(program: String, message: String) async throws {
    let outcome = try await check(program)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }
}
