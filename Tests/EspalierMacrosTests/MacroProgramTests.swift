import TestSupport
import Testing

/// What the compiler says about programs that use the macros, when it expands them itself.
@Suite(.takesTurns) struct MacroProgramTests {
  private static let start = """
    import Espalier
    import EspalierMacros

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
        @ModuleBuilder(LoginModule.self, scope: LoginScope.self, in: (any LoginDependencies).self)
        struct Nested {}
      }

      let app = AppScope(database: Database())
      let home = HomeScope(AccountScope(app))
      let modules = [LoginBuilder().build(in: home), Features.Nested().build(in: home)]
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
      "value of type 'AppScope' has no dynamic member 'keychain'"
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
