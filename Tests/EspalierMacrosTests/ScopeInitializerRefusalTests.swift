import Testing

struct ScopeInitializerRefusalTests {
  @Test(arguments: [
    "struct LoginScope {}", "enum LoginScope {}", "actor LoginScope {}", "protocol LoginScope {}",
    "extension LoginScope {}",
  ])
  func `what is no class is refused`(declaration: String) {
    expect(
      "@ScopeInitializer \(declaration)", refusedAt: (1, 1),
      saying: "@ScopeInitializer stands at a class that is a scope, as in final class LoginScope: Scope<AppScope>",
      leaving: declaration)
  }

  @Test
  func `a class that inherits from nothing is told how to be a scope`() {
    expect(
      "@ScopeInitializer final class LoginScope {}", refusedAt: (1, 31),
      saying: "LoginScope is no scope: name its parent, as in final class LoginScope: Scope<AppScope>",
      leaving: "final class LoginScope {}")
  }

  @Test(arguments: ["AccountScope", "Scope", "Other.Scope<AppScope>"])
  func `a superclass that does not name the parent is refused, at its name`(superclass: String) {
    expect(
      "@ScopeInitializer final class LoginScope: \(superclass) {}", refusedAt: (1, 43),
      saying: """
        The parent's type cannot be seen in '\(superclass)': say it, as in \
        @ScopeInitializer(parent: AppScope.self), or inherit from Scope<…> by that name
        """,
      leaving: "final class LoginScope: \(superclass) {}")
  }

  @Test
  func `a parent that is no type's name is refused, at the argument`() {
    expect(
      "@ScopeInitializer(parent: type) final class LoginScope: AccountScope {}", refusedAt: (1, 27),
      saying: "Write the type itself and .self after it, as in AppScope.self",
      leaving: "final class LoginScope: AccountScope {}")
  }

  @Test
  func `a root is sent to its own macro`() {
    expect(
      "@ScopeInitializer final class AppScope: RootScope {}", refusedAt: (1, 1),
      saying: "AppScope is a root and has no parent to take from: use @RootInitializer",
      leaving: "final class AppScope: RootScope {}",
      offering: ("Replace it with @RootInitializer", "@RootInitializer final class AppScope: RootScope {}"))
  }

  @Test(arguments: ["override init(_ parent: AppScope) {}", "init(_ app: AppScope) async throws {}"])
  func `an initialiser that is there is refused, where it stands`(initializer: String) {
    let column = initializer.hasPrefix("override") ? 12 : 3
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        \(initializer)
      }
      """,
      refusedAt: (2, column),
      saying: "LoginScope has init(_:) already, which @ScopeInitializer would write: remove one of the two",
      leaving: """
        final class LoginScope: Scope<AppScope> {
          \(initializer)
        }
        """,
      offering: (
        "Remove @ScopeInitializer",
        """
        final class LoginScope: Scope<AppScope> {
          \(initializer)
        }
        """
      ))
  }

  @Test
  func `a property without a type is refused, with a place for the type`() {
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        let database
      }
      """,
      refusedAt: (2, 7), saying: "Write the type of 'database', as in database: Database",
      leaving: """
        final class LoginScope: Scope<AppScope> {
          let database
        }
        """,
      offering: (
        "Add a type annotation",
        """
        @ScopeInitializer final class LoginScope: Scope<AppScope> {
          let database: <#Type#>
        }
        """
      ))
  }

  @Test
  func `a property that may be wrapped is refused, at the wrapper`() {
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        @available(*, deprecated) @Shell.Saved var choice: Int
      }
      """,
      refusedAt: (2, 29),
      saying: """
        @Shell.Saved may be a property wrapper, which no macro can give a value: give 'choice' an initial value, or \
        write the initialiser by hand
        """,
      leaving: """
        final class LoginScope: Scope<AppScope> {
          @available(*, deprecated) @Shell.Saved var choice: Int
        }
        """)
  }

  @Test
  func `properties behind a condition are refused, at the condition`() {
    let body = """
      final class LoginScope: Scope<AppScope> {
        #if DEBUG
        let level = 1
        #if os(Linux)
        let database: Database
        #endif
        #endif
      }
      """
    expect(
      "@ScopeInitializer " + body, refusedAt: (2, 3),
      saying: """
        @ScopeInitializer does not see behind #if: declare stored properties outside of it, or write the initialiser \
        by hand
        """,
      leaving: body)
  }

  @Test
  func `names that are bound together are refused, at the pattern`() {
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        let (low, high): (Int, Int)
      }
      """,
      refusedAt: (2, 7), saying: "Declare each stored property by itself, with its type",
      leaving: """
        final class LoginScope: Scope<AppScope> {
          let (low, high): (Int, Int)
        }
        """)
  }
}
