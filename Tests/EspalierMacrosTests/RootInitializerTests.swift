import Testing

struct RootInitializerTests {
  @Test
  func `what a root declares without a value comes in as a parameter, in order`() {
    expect(
      """
      @RootInitializer
      public final class AppScope: RootScope {
        public let database: Database
        private let first, second: any Service
        private(set) var level: Level { didSet { changed() } }
        weak var delegate: Delegate?
        let `default`: Theme
      }
      """,
      becomes: """
        public final class AppScope: RootScope {
          public let database: Database
          private let first, second: any Service
          private(set) var level: Level { didSet { changed() } }
          weak var delegate: Delegate?
          let `default`: Theme

          public init(database: Database, first: any Service, second: any Service, level: Level, delegate: Delegate? = nil, `default`: Theme) {
            self.database = database
            self.first = first
            self.second = second
            self.level = level
            self.delegate = delegate
            self.`default` = `default`
            super.init()
          }
        }
        """)
  }

  @Test(arguments: [
    ("() -> Int", "@escaping () -> Int"),
    ("@MainActor @Sendable (Int) async throws -> Void", "@escaping @MainActor @Sendable (Int) async throws -> Void"),
    ("(@Sendable () -> Int)", "@escaping (@Sendable () -> Int)"),
    ("(() -> Int)?", "(() -> Int)?"),
    ("[() -> Int]", "[() -> Int]"),
    ("(Int, Int)", "(Int, Int)"),
  ])
  func `a function escapes`(type: String, parameter: String) {
    expect(
      "@RootInitializer final class AppScope: RootScope {\n  let make: \(type)\n}",
      becomes: """
        final class AppScope: RootScope {
          let make: \(type)

          init(make: \(parameter)) {
            self.make = make
            super.init()
          }
        }
        """)
  }

  @Test(arguments: [
    ("Int", "3"), ("Double", "-0.5"), ("Bool", "true"), ("String", "\"a\""), ("String?", "nil"), ("Int?", "3"),
    ("[Int]", "[]"), ("[Int]", "[1, -2]"), ("[String: [Int]]", "[:]"), ("[String: Int]", "[\"a\": 1]"),
  ])
  func `a literal is the parameter's default`(type: String, value: String) {
    expect(
      "@RootInitializer final class AppScope: RootScope {\n  var limit: \(type) = \(value)\n}",
      becomes: """
        final class AppScope: RootScope {
          var limit: \(type) = \(value)

          init(limit: \(type) = \(value)) {
            self.limit = limit
            super.init()
          }
        }
        """)
  }

  @Test(arguments: [
    ("Duration", ".seconds(3)", "Duration?"),
    ("any Clock<Duration>", "ContinuousClock()", "(any Clock<Duration>)?"),
    ("@Sendable () -> Int", "{ 3 }", "(@Sendable () -> Int)?"),
    ("String", #""\(name)""#, "String?"),
    ("[Int]", "[one]", "[Int]?"),
  ])
  func `any other value is made by the property alone, and may be replaced`(
    type: String, value: String, parameter: String
  ) {
    expect(
      "@RootInitializer final class AppScope: RootScope {\n  var limit: \(type) = \(value)\n}",
      becomes: """
        final class AppScope: RootScope {
          var limit: \(type) = \(value)

          init(limit: \(parameter) = nil) {
            if let limit {
              self.limit = limit
            }
            super.init()
          }
        }
        """)
  }

  @Test
  func `what is settled in the class is no parameter`() {
    let members = """
        static let shared: Database
          let version: Int = 3
          var counter = 0
          private var cache: [Int] = []
          fileprivate var user: User?
          @Saved var choice: Int = 1
          lazy var index: Index = Index()
          var title: String { "App" }
      """
    expect(
      "@RootInitializer final class AppScope: RootScope {\n\(members)\n}",
      becomes: """
        final class AppScope: RootScope {
        \(members)

          override init() {
            super.init()
          }
        }
        """)
  }

  @Test(arguments: [
    (
      "struct AppScope {}", 1,
      "@RootInitializer stands at a class that is a root, as in final class AppScope: RootScope"
    ),
    ("class AppScope {}", 24, "AppScope is no root: inherit from RootScope, as in final class AppScope: RootScope"),
    (
      "class TestScope: AppScope {}", 35,
      "@RootInitializer writes for a class that inherits from RootScope itself: what the initialiser of 'AppScope' asks "
        + "for cannot be seen. Write this initialiser by hand"
    ),
  ])
  func `what is no root is refused`(declaration: String, column: Int, message: String) {
    expect("@RootInitializer \(declaration)", refusedAt: (1, column), saying: message, leaving: declaration)
  }

  @Test
  func `a scope with a parent is sent to its own macro`() {
    expect(
      "@RootInitializer final class LoginScope: Scope<AppScope> {}", refusedAt: (1, 1),
      saying: "LoginScope has a parent, from which it takes what it declares: use @ScopeInitializer",
      leaving: "final class LoginScope: Scope<AppScope> {}",
      offering: ("Replace it with @ScopeInitializer", "@ScopeInitializer final class LoginScope: Scope<AppScope> {}"))
  }

  @Test
  func `an initialiser that is there is refused, another one is not`() {
    let body = """
      final class AppScope: RootScope {
        let make: () -> Int
        init(_ make: () -> Int) {}
        init(make: @escaping () -> Int) {}
      }
      """
    expect(
      "@RootInitializer " + body, refusedAt: (4, 3),
      saying: "AppScope has this initialiser already, which @RootInitializer would write: remove one of the two",
      leaving: body, offering: ("Remove @RootInitializer", body))
  }

  @Test(arguments: ["Int?", "Optional<Int>"])
  func `an argument nil that could mean two things is refused`(type: String) {
    let body = """
      final class AppScope: RootScope {
        var limit: \(type) = standardLimit
      }
      """
    expect(
      "@RootInitializer " + body, refusedAt: (2, 7),
      saying: """
        An argument nil for 'limit' could mean nil or its initial value: give it a literal, or no initial value, or \
        write the initialiser by hand
        """,
      leaving: body)
  }
}
