import Testing

struct ScopeInitializerTests {
  @Test
  func `what a scope declares without a value is taken from its parent`() {
    expect(
      """
      @ScopeInitializer
      final class LoginScope: Scope<AppScope> {
        let database: Database
        var api: any API
      }
      """,
      becomes: """
        final class LoginScope: Scope<AppScope> {
          let database: Database
          var api: any API

          override init(_ parent: AppScope) {
            database = parent.database
            api = parent.api
            super.init(parent)
          }
        }
        """)
  }

  @Test
  func `each name of a list is taken`() {
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        let first, second: Database
        let third: API, fourth = 4, `default`: Theme
        unowned let owner: Owner
      }
      """,
      becomes: """
        final class LoginScope: Scope<AppScope> {
          let first, second: Database
          let third: API, fourth = 4, `default`: Theme
          unowned let owner: Owner

          override init(_ parent: AppScope) {
            first = parent.first
            second = parent.second
            third = parent.third
            `default` = parent.`default`
            owner = parent.owner
            super.init(parent)
          }
        }
        """)
  }

  @Test
  func `what has a value, is computed, lazy or static is left out, and observers change nothing`() {
    expect(
      """
      @ScopeInitializer
      final class LoginScope: Scope<AppScope> {
        static let shared: Database
        class var name: String { "login" }
        let attempts: Int = 0
        let (low, high) = (1, 2)
        var user: User?
        weak var delegate: Delegate?
        lazy var cache: Cache = Cache()
        var title: String { "Login" }
        var subtitle: String { get { "" } set {} }
        @Saved var choice: Int = 1
        @Forwarded var theme: Theme
        var level: Level { didSet { changed() } }
        var step: Step { willSet { changed() } didSet { changed() } }
      }
      """,
      becomes: """
        final class LoginScope: Scope<AppScope> {
          static let shared: Database
          class var name: String { "login" }
          let attempts: Int = 0
          let (low, high) = (1, 2)
          var user: User?
          weak var delegate: Delegate?
          lazy var cache: Cache = Cache()
          var title: String { "Login" }
          var subtitle: String { get { "" } set {} }
          @Saved var choice: Int = 1
          var theme: Theme {
            get {
              self[dynamicMember: \\.theme]
            }
          }
          var level: Level { didSet { changed() } }
          var step: Step { willSet { changed() } didSet { changed() } }

          override init(_ parent: AppScope) {
            level = parent.level
            step = parent.step
            super.init(parent)
          }
        }
        """)
  }

  @Test(arguments: [
    ("open ", "public "), ("public final ", "public "), ("package ", "package "), ("internal ", ""),
    ("fileprivate ", ""), ("private final ", ""),
  ])
  func `the initialiser is as visible as the class`(modifiers: String, written: String) {
    expect(
      "@ScopeInitializer \(modifiers)class LoginScope: Scope<AppScope> {\n}",
      becomes: """
        \(modifiers)class LoginScope: Scope<AppScope> {

          \(written)override init(_ parent: AppScope) {
            super.init(parent)
          }
        }
        """)
  }

  @Test
  func `a class within a public extension is public`() {
    expect(
      """
      public extension Login {
        @ScopeInitializer final class Dependencies: Scope<AppScope> {
        }
      }
      """,
      becomes: """
        public extension Login {
          final class Dependencies: Scope<AppScope> {

            public override init(_ parent: AppScope) {
              super.init(parent)
            }
          }
        }
        """)
  }

  @Test(arguments: [
    ("Scope<any LoginDependencies>", "any LoginDependencies"),
    ("EspalierScopes.Scope<AppScope>", "AppScope"),
    ("Espalier.Scope<Shell.AppScope>", "Shell.AppScope"),
    ("@preconcurrency Scope<any Login & Logging>, CustomStringConvertible", "any Login & Logging"),
    ("Scope<Above>", "Above"),
    ("Scope<EmptyScope<AppScope>>", "EmptyScope<AppScope>"),
    ("Scope<() -> Int>", "@escaping () -> Int"),
  ])
  func `the parent is what stands between the brackets`(superclass: String, parameter: String) {
    expect(
      "@ScopeInitializer final class LoginScope<Above>: \(superclass) {\n}",
      becomes: """
        final class LoginScope<Above>: \(superclass) {

          override init(_ parent: \(parameter)) {
            super.init(parent)
          }
        }
        """)
  }

  @Test
  func `a scope that inherits from another is told its parent`() {
    expect(
      """
      @ScopeInitializer(parent: (any LoginDependencies).self)
      final class GuestScope: LoginScope {
        let invitations: Invitations
      }
      """,
      becomes: """
        final class GuestScope: LoginScope {
          let invitations: Invitations

          override init(_ parent: (any LoginDependencies)) {
            invitations = parent.invitations
            super.init(parent)
          }
        }
        """)
  }

  @Test
  func `other initialisers stay beside it`() {
    expect(
      """
      @ScopeInitializer final class LoginScope: Scope<AppScope> {
        let database: Database
        init(_ number: Int) {}
        init(parent: AppScope) {}
      }
      """,
      becomes: """
        final class LoginScope: Scope<AppScope> {
          let database: Database
          init(_ number: Int) {}
          init(parent: AppScope) {}

          override init(_ parent: AppScope) {
            database = parent.database
            super.init(parent)
          }
        }
        """)
  }
}
