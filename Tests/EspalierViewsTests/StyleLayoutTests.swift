import Testing

@testable import EspalierViews

/// Tests of the facts on which `StyleLayout` relies: an array of styles has the memory of an array of entries, and is
/// owned like one.
@Suite struct StyleLayoutTests {
  final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct Holder: StyleValueConvertible {
    let token: Token
  }

  final class Probe: View {
    static let holder = Property<Holder?>("holder", default: nil)
  }

  @Test func `a style has the size, stride and alignment of its entry, whatever its target`() {
    #expect(MemoryLayout<Style<Card>>.size == MemoryLayout<StyleEntry>.size)
    #expect(MemoryLayout<Style<Card>>.stride == MemoryLayout<StyleEntry>.stride)
    #expect(MemoryLayout<Style<Card>>.alignment == MemoryLayout<StyleEntry>.alignment)
    #expect(MemoryLayout<Style<Stack<Label, Button>>>.stride == MemoryLayout<StyleEntry>.stride)
    #expect(MemoryLayout<[Style<Card>]>.size == MemoryLayout<[StyleEntry]>.size)
  }

  @Test func `an entry takes 24 bytes`() {
    #expect(MemoryLayout<StyleEntry>.stride == 24)
  }

  @Test func `an entry's payload, tag and key are where they are compared as words`() {
    #expect(MemoryLayout<StyleValue>.size == 17)
    #expect(MemoryLayout<StyleEntry>.alignment == 8)
    #expect(MemoryLayout<StyleEntry>.offset(of: \.value) == 0)
    #expect(MemoryLayout<StyleEntry>.offset(of: \.key) == 20)
  }

  @Test func `entries are the same as words only when they are equal`() {
    let text = String(repeating: "long enough for a buffer ", count: 4)
    let object = StyleObject(7)
    let values: [StyleValue] = [
      .none, .unset, .text(""), .text("a"), .text("b"), .text(text), .integer(0), .integer(1), .number(0), .number(1),
      .number(-0.0), .flag(false), .flag(true), .object(object), .object(StyleObject(7)),
    ]
    let entries = values.flatMap { value in [1, 2, 65_537].map { StyleEntry(key: $0, value: value) } }
    entries.withUnsafeBufferPointer { entries in
      guard let start = entries.baseAddress else { return }
      for left in entries.indices {
        for right in entries.indices where StyleLayout.isSame(start + left, start + right) {
          #expect(entries[left] == entries[right])
        }
        #expect(StyleLayout.isSame(start + left, start + left))
      }
    }
  }

  @Test func `the entries of styles are theirs, in order`() {
    let text = String(repeating: "long enough for a buffer ", count: 4)
    let styles: [Style<Label>] = [.text(text), .alpha(0.5), .lines(2)]
    let entries = StyleLayout.entries(of: styles)
    #expect(entries == styles.map(\.entry))
    #expect(entries.count == 3)
    #expect(entries.first?.value == .text(text))
  }

  @Test func `texts with buffers of their own outlive the styles that brought them`() {
    func make(_ number: Int) -> Component<Card> {
      let text = String(repeating: "\(number) is a number ", count: 8)
      return Component(styles: [.tag(text), .set(\.note, text + "!"), .child(\.title, .text(text))])
    }
    let components = (0..<1_000).map(make)
    for (number, component) in components.enumerated() {
      let text = String(repeating: "\(number) is a number ", count: 8)
      #expect(component.value(of: \.tag) == text)
      #expect(component.value(of: \.note) == text + "!")
    }
  }

  @Test func `a boxed value lives as long as the component, and no longer`() {
    weak var token: Token?
    var component: Component<Probe>?
    do {
      let made = Token()
      token = made
      let styles: [Style<Probe>] = [.set(\.holder, Holder(token: made)), .alpha(0.5), .tag("probe")]
      component = Component(styles: styles)
    }
    #expect(token != nil)
    #expect(component?.value(of: \.holder)?.token === token)
    component = nil
    #expect(token == nil)
  }

  @Test func `making a component of styles that are out of order leaves the array as it was`() {
    let styles: [Style<Label>] = [.lines(2), .text("Rent"), .alpha(0.5), .text("Food"), .isHidden()]
    let before = styles.map { "\($0.entry.key)" }
    let component = Component(styles: styles)
    let again = Component(styles: styles)
    #expect(styles.map { "\($0.entry.key)" } == before)
    #expect(styles[1] == .text("Rent"))
    #expect(component == again)
  }

  @Test func `a component grown from another shares nothing that can change`() {
    let styles: [Style<Label>] = [.alpha(0.5), .text("Rent")]
    let first = Component(styles: styles)
    var all: [Component<Label>] = []
    for number in 0..<50 { all.append(first.adding(.text("\(number)"))) }
    #expect(first == Component(.alpha(0.5), .text("Rent")))
    for (number, component) in all.enumerated() { #expect(component.value(of: \.text) == "\(number)") }
  }
}
