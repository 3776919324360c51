import Testing

struct ModuleBuilderTests {
  private static let attribute = "@ModuleBuilder(AccountsModule.self, scope: AccountsScope.self, in: HomeScope.self)"

  @Test(arguments: ["", "private ", "fileprivate ", "internal "])
  func `a struct becomes the builder of a module`(access: String) {
    expect(
      "\(Self.attribute)\n\(access)struct AccountsBuilder {\n}",
      becomes: """
        \(access)struct AccountsBuilder {
        }

        extension AccountsBuilder: EspalierModules.Builder {
          @MainActor func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
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
        }

        extension AccountsBuilder: EspalierModules.Builder {
          @MainActor \(access) func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
        }
        """)
  }

  @Test(arguments: ["let user: User", "public init() { prepare() }", "#if DEBUG\n  let level: Int\n  #endif"])
  func `a builder that holds something, or says how it is made, gets no initialiser`(member: String) {
    expect(
      "\(Self.attribute)\npublic struct AccountsBuilder {\n  \(member)\n}",
      becomes: """
        public struct AccountsBuilder {
          \(member)
        }

        extension AccountsBuilder: EspalierModules.Builder {
          @MainActor public func build(in parent: HomeScope) -> AccountsModule {
            AccountsModule(scope: AccountsScope(parent))
          }
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
        }

        extension BasketBuilder: EspalierModules.Builder {
          @MainActor func build(in parent: (any Shopping)) -> Shop.Basket<Item> {
            Shop.Basket<Item>(scope: StepScope<any Shopping>(parent))
          }
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
