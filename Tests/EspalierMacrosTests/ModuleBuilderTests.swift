import Testing

struct ModuleBuilderTests {
  private static let attribute = "@ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)"

  @Test(arguments: ["", "private ", "fileprivate ", "internal "])
  func `a struct becomes the builder of a module`(access: String) {
    expect(
      "\(Self.attribute)\n\(access)struct AccountsBuilder {\n}",
      becomes: """
        \(access)struct AccountsBuilder {

          @MainActor func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
        }

        extension AccountsBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test(arguments: ["public", "package"])
  func `a builder that others see can be made and asked by them`(access: String) {
    expect(
      "\(Self.attribute)\n\(access) struct AccountsBuilder {\n}",
      becomes: """
        \(access) struct AccountsBuilder {

          \(access) init() {
          }

          @MainActor \(access) func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
        }

        extension AccountsBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test
  func `stored properties are arguments of the scope, and coordinator and parameters are the module's`() {
    expect(
      """
      \(Self.attribute)
      struct AccountsBuilder {
        let user: User, `in`: Int
        var parameters = AccountsParameters()
        let coordinator: Coordinator<AccountsRoute>
        let parent: Int
        let level = 3
        private var cache: [Int]?
      }
      """,
      becomes: """
        struct AccountsBuilder {
          let user: User, `in`: Int
          var parameters = AccountsParameters()
          let coordinator: Coordinator<AccountsRoute>
          let parent: Int
          let level = 3
          private var cache: [Int]?

          @MainActor func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent, user: self.user, `in`: self.`in`, parent: self.parent), coordinator: self.coordinator, parameters: self.parameters)
          }
        }

        extension AccountsBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test
  func `a public builder with arguments can be made elsewhere`() {
    expect(
      "\(Self.attribute)\npublic struct AccountsBuilder {\n  let user: User\n  var done: () -> Void\n}",
      becomes: """
        public struct AccountsBuilder {
          let user: User
          var done: () -> Void

          public init(user: User, done: @escaping () -> Void) {
            self.user = user
            self.done = done
          }

          @MainActor public func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent, user: self.user, done: self.done))
          }
        }

        extension AccountsBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test
  func `a builder that says how it is made gets no initialiser`() {
    expect(
      "\(Self.attribute)\npublic struct AccountsBuilder {\n  public init() { prepare() }\n}",
      becomes: """
        public struct AccountsBuilder {
          public init() { prepare() }

          @MainActor public func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
        }

        extension AccountsBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test
  func `types may be generic, nested and protocols`() {
    expect(
      """
      @ModuleBuilder(Shop.Basket<Item>.self, scope: StepScope<any Shopping>.self, in: (any Shopping).self)
      final class BasketBuilder {
      }
      """,
      becomes: """
        final class BasketBuilder {

          @MainActor func build(in parent: (any Shopping)) -> Shop.Basket<Item> {
            Shop.Basket<Item>(scope: StepScope<any Shopping>(parent))
          }
        }

        extension BasketBuilder: EspalierModules.Builder {
        }
        """)
  }

  @Test(arguments: ["protocol AccountsBuilder {}", "actor AccountsBuilder {}", "enum AccountsBuilder {}"])
  func `what cannot be a builder is refused`(declaration: String) {
    expect(
      "\(Self.attribute) \(declaration)", refusedAt: (1, 1),
      saying: "@ModuleBuilder stands at a struct, as in struct AccountsBuilder {}", leaving: declaration)
  }

  @Test
  func `an argument that names no type is refused, where it stands`() {
    expect(
      "@ModuleBuilder(AccountsModule.self, scope: make(), in: HomeScope.self) struct AccountsBuilder {}",
      refusedAt: (1, 44), saying: "Write the type itself and .self after it, as in AppScope.self",
      leaving: "struct AccountsBuilder {}")
  }

  @Test
  func `a function that is there is refused, at its name`() {
    let body = """
      struct AccountsBuilder {
        func build(at place: Int) {}
        func build(in parent: HomeScope) -> AccountsModule { other }
      }
      """
    expect(
      "\(Self.attribute) \(body)", refusedAt: (3, 8),
      saying: "build(in:) is declared already, which @ModuleBuilder would write: remove one of the two",
      leaving: body, offering: ("Remove @ModuleBuilder", body))
  }
}
