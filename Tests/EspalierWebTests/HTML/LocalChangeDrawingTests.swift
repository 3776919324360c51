import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// Tests of what a page is told about values that it may change by itself.
@MainActor @Suite struct LocalChangeDrawingTests {
  private final class Trip {
    enum Kind: String, Sendable { case short, long = "100% long!" }

    var hasDetails = false
    var code = "4711"
    var kind = Kind.short
    var note: String?
    var owner = Owner()
  }

  private struct Owner: Sendable { var isHome = false }

  private let trip = Trip()

  /// Returns the values of an attribute in a row of two parts.
  private func values<Part: View>(of name: String, in part: Component<Part>) throws -> [String] {
    let row = Component.stack(part, Label.with(.text("beside"))).erased
    return try TemplateTests.firstHTML(row, .row(.plain)).all { $0.attributes[name] != nil }
      .compactMap { $0.attributes[name] }
  }

  private func conditions(_ styles: Style<Label>...) throws -> [String] {
    let component = styles.reduce(Label.with(.text("x"))) { $0.adding($1) }
    return try values(of: "data-hides", in: component)
  }

  @Test func `a condition names what the value is compared with, never the value`() throws {
    let code = Binding(trip, \.code)
    let texts = try conditions(.isVisible(when: code, is: "1234"))
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix(" 1234 0") == true && texts.first?.hasPrefix("!") == true)
    #expect(!"\(texts)".contains("4711"))
    trip.code = "1234"
    #expect(try conditions(.isHidden(when: code, is: "1234")).first?.hasSuffix(" 1234 1") == true)
  }

  @Test func `a style that hides or shows for good takes the place of a condition`() throws {
    let details = Binding(trip, \.hasDetails)
    trip.hasDetails = true
    #expect(try conditions(.isVisible(when: details), .isHidden()) == [])
    #expect(try conditions(.isVisible(when: details)).count == 1)
    let row = Row(Label.with(.text("x"))).isVisible(when: details).isHidden(false)
    #expect(row.component.value(of: View.hidingCondition).isEmpty)
  }

  @Test func `what a view is bound to is not in its description, nor is a bound control another one`() {
    let details = Binding(trip, \.hasDetails)
    let label = Label.with(.text("x"), .isHidden(when: details)).erased
    #expect(label.description == Label.with(.text("x"), .isHidden(false)).erased.description)
    let field = TextField.with(.text(Binding(trip, \.code)))
    #expect(field == TextField.with(.text("4711")))
  }

  @Test func `a secret field sets nothing on the page, and an unknown binding nothing either`() throws {
    let secret = SecureField.with(.label("Code"), .text(Binding(trip, \.code)))
    #expect(try values(of: "data-sets", in: secret) == [])
    let field = TextField.with(.label("Code"), .text(Binding(trip, \.code)))
    #expect(try values(of: "data-sets", in: field).count == 1)
    let unknown = Binding(get: { true }, set: { _ in })
    #expect(try conditions(.isVisible(when: unknown)) == [])
  }

  @Test func `texts with blanks and marks stay one word, and nil is none of them`() throws {
    let kind = Binding(trip, \.kind)
    #expect(try conditions(.isVisible(when: kind, is: .long)).first?.split(separator: " ").count == 3)
    #expect(try conditions(.isVisible(when: kind, is: .long)).first?.contains("100%25%20long%21") == true)
    let note = Binding(trip, \.note)
    let (none, empty) = (
      try conditions(.isVisible(when: note, is: nil)), try conditions(.isVisible(when: note, is: ""))
    )
    #expect(none.first?.hasSuffix("  1") == true && empty.first?.hasSuffix(" ~ 0") == true)
  }

  @Test func `one path is one value, and another object another`() throws {
    func name(_ binding: Binding<Bool>) throws -> Substring? {
      try conditions(.isHidden(when: binding)).first?.split(separator: " ").first
    }
    let other = Trip()
    #expect(try name(Binding(trip, \.owner).isHome) == name(Binding(trip, \.owner).isHome))
    #expect(try name(Binding(trip, \.owner).isHome) != name(Binding(other, \.owner).isHome))
    #expect(try name(Binding(trip, \.hasDetails)) != name(Binding(other, \.hasDetails)))
    #expect(try name(Binding(trip, \.hasDetails).validated { _ in true }) == name(Binding(trip, \.hasDetails)))
  }
}
