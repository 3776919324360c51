import Testing

struct ForwardedTests {
  @Test(arguments: ["extension AccountScope: LoginDependencies", "final class AccountScope: Scope<AppScope>"])
  func `a property is read from the parent`(place: String) {
    expect(
      #"""
      \#(place) {
        @Forwarded public var database: Database
        @Forwarded var `default`: any Theme
      }
      """#,
      becomes: #"""
        \#(place) {
          public var database: Database {
            get {
              self[dynamicMember: \.database]
            }
          }
          var `default`: any Theme {
            get {
              self[dynamicMember: \.`default`]
            }
          }
        }
        """#)
  }

  @Test(arguments: [
    (
      "let database: Database", 14, "What is forwarded is read from the parent each time: declare 'database' with var",
      "Replace 'let' with 'var'", "var database: Database"
    ),
    (
      "var database: Database = .standard", 37,
      "'database' is its parent's, so it has no initial value: remove the value, or remove @Forwarded",
      "Remove the initial value", "var database: Database"
    ),
    (
      "var database", 18, "Write the type of 'database', as in database: Database", "Add a type annotation",
      "var database: <#Type#>"
    ),
  ])
  func `a property that cannot be forwarded is refused, with a way out`(
    property: String, column: Int, message: String, title: String, mended: String
  ) {
    expect(
      "extension AccountScope {\n  @Forwarded \(property)\n}", refusedAt: (2, column), saying: message,
      leaving: "extension AccountScope {\n  \(property)\n}",
      offering: (title, "extension AccountScope {\n  @Forwarded \(mended)\n}"))
  }

  @Test(arguments: ["static", "lazy"])
  func `what is no property of one scope is refused, at the keyword`(keyword: String) {
    expect(
      "extension AccountScope {\n  @Forwarded \(keyword) var database: Database\n}", refusedAt: (2, 14),
      saying: "The parent is asked at each read, by one scope: remove '\(keyword)' from 'database'",
      leaving: "extension AccountScope {\n  \(keyword) var database: Database\n}")
  }

  @Test
  func `accessors of its own are refused, at their brace`() {
    let text = "extension AccountScope {\n  @Forwarded var database: Database { other }\n}"
    expect(
      text, refusedAt: (2, 37),
      saying: "@Forwarded writes the getter of 'database': remove what stands in braces, or remove @Forwarded",
      leaving: text.replacing("@Forwarded ", with: ""))
  }

  @Test(arguments: [
    "struct AccountScope", "protocol LoginDependencies", "enum AccountScope",
  ])
  func `what has no parent is refused`(place: String) {
    expect(
      "\(place) {\n  @Forwarded var database: Database\n}", refusedAt: (2, 3),
      saying: """
        @Forwarded reads the parent of a scope: move 'database' into a class that is a scope, or an extension of one
        """,
      leaving: "\(place) {\n  var database: Database\n}")
  }
}
