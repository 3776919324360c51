import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML
@testable import EspalierWire

/// The first HTML of a view and its template with the values set are the same, whatever the view, its form and its
/// values.
@Suite struct TemplateTests {
  static let forms: [Node.Form] = [.part, .row(.plain), .row(.link), .row(.button), .row(.heading)]
  static let context = HTMLContext(formToken: "tok\"en", path: "/a?b=\"c\"&d")

  static func template(_ component: AnyComponent, _ form: Node.Form) -> HTMLTemplate {
    HTMLTemplates.template(for: component, form: form)
  }

  static func firstHTML(_ component: AnyComponent, _ form: Node.Form) throws -> MarkupTree {
    var writer = HTMLWriter()
    let template = template(component, form)
    template.writeHTML(of: component, node: 7, key: "window/k", into: &writer, context: context)
    let tree = try MarkupTree.parse(writer.string)
    #expect(tree.attributes.removeValue(forKey: "data-e") == "7.\(template.number)")
    return tree.settled()
  }

  static func values(_ component: AnyComponent, _ form: Node.Form) throws -> [HTMLValue] {
    try values(of: [component], form)[0]
  }

  /// The values of components of one template that stand one below the other, as a browser understands them.
  static func values(of components: [AnyComponent], from node: Int = 7, _ form: Node.Form) throws -> [[HTMLValue]] {
    var json = JSONWriter()
    var written = NodeAbove()
    var above: [HTMLValue] = []
    return try components.enumerated().map { number, component in
      let template = template(component, form)
      let start = json.bytes.count
      template.writeValues(
        of: component, node: node + number, key: "window/k", below: &written, into: &json, context: context)
      if number == 0 { above = template.slots.map(\.initial) }
      let entries = try PlainJSON.entries(String(decoding: json.bytes[start...], as: UTF8.self))
      for (slot, entry) in entries.enumerated() where !(entry.isWord && entry.value == .text("0")) {
        above[slot] = entry.value
      }
      return above
    }
  }

  static func clone(_ component: AnyComponent, _ form: Node.Form) throws -> MarkupTree {
    let template = template(component, form)
    let tree = try MarkupTree.parse(template.html).settled()
    for (index, value) in try values(component, form).enumerated() { try tree.set(template.slots[index], to: value) }
    return tree
  }

  @Test(arguments: Specimen.all) func theFirstHTMLIsTheTemplateWithItsValues(_ specimen: Specimen) throws {
    for form in Self.forms {
      for component in specimen.components {
        let first = try Self.firstHTML(component, form)
        let clone = try Self.clone(component, form).settled()
        #expect(first == clone, "\(form) \(component)")
      }
    }
  }

  @Test(arguments: Specimen.all) func changesLeadFromAnyViewToAnyOtherOfItsClass(_ specimen: Specimen) throws {
    for form in Self.forms {
      for old in specimen.components {
        for new in specimen.components where Self.template(old, form) === Self.template(new, form) {
          let tree = try Self.clone(old, form)
          var json = JSONWriter()
          let template = Self.template(old, form)
          let isChanged = template.writeChanges(from: old, to: new, node: 7, into: &json)
          #expect(isChanged == !json.bytes.isEmpty)
          let pairs = try PlainJSON.values("[" + String(decoding: json.bytes, as: UTF8.self) + "]")
          for index in stride(from: 0, to: pairs.count, by: 2) {
            let slot = try #require(pairs[index].string.flatMap { Int($0) })
            try tree.set(template.slots[slot], to: pairs[index + 1])
          }
          #expect(try tree.settled() == Self.firstHTML(new, form), "\(form) \(old) → \(new)")
        }
      }
    }
  }

  @Test(arguments: Specimen.all) func aRowBelowAnotherHasTheValuesThatItHasAlone(_ specimen: Specimen) throws {
    for form in Self.forms {
      for first in specimen.components {
        // Each of its kind below each other, and above it again, so that values come, stay and go.
        let rows = specimen.components.filter { Self.template($0, form) === Self.template(first, form) }
          .flatMap { [first, $0, $0] }
        let alone = try rows.enumerated().map { try Self.values(of: [$1], from: 7 + $0, form)[0] }
        #expect(try Self.values(of: rows, form) == alone, "\(form) \(first)")
      }
    }
  }

  @Test func whatARowHasInCommonWithTheOneAboveIsNotSaid() {
    var json = JSONWriter()
    var above = NodeAbove()
    for text in ["a \"b\"", "a \"b\"", "c"] {
      let label = Label.with(.text(text), .color(.accent)).erased
      Self.template(label, .part).writeValues(
        of: label, node: 7, key: "k", below: &above, into: &json, context: Self.context)
    }
    let texts = String(decoding: json.bytes, as: UTF8.self).split(separator: "]")
    #expect(texts.count == 3 && texts[0].hasPrefix(#"["a \"b\"","#) && texts[1] == "[" && texts[2] == #"["c""#)
  }

  @Test func theValueOfAControlIsSaidInEachRow() {
    var json = JSONWriter()
    var above = NodeAbove()
    for text in ["a", "a", ""] {
      let field = TextField.with(.text(text)).erased
      Self.template(field, .part).writeValues(
        of: field, node: 7, key: "k", below: &above, into: &json, context: Self.context)
    }
    let texts = String(decoding: json.bytes, as: UTF8.self).split(separator: "]")
    #expect(texts.count == 3 && texts[0].contains("\"a\"") && texts[1].contains("\"a\"") && texts[2].contains("\"\""))
  }

  @Test(arguments: Specimen.all) func noPathLeadsThroughAContainerOrFilledElement(_ specimen: Specimen) throws {
    for form in Self.forms {
      let template = Self.template(specimen.components[0], form)
      let closed =
        template.slots.filter { $0.kind == .text || $0.kind == .markup }.map(\.path)
        + template.containers.map(\.path)
      for slot in template.slots {
        #expect(!closed.contains { $0.count < slot.path.count && slot.path.starts(with: $0) })
      }
      for container in template.containers {
        let tree = try MarkupTree.parse(template.html).at(container.path)
        #expect(tree.children.isEmpty && tree.text.isEmpty)
      }
    }
  }

  @Test func aViewThatSetsNothingCostsNoValues() throws {
    func written(_ component: AnyComponent) -> String {
      var json = JSONWriter()
      var above = NodeAbove()
      Self.template(component, .row(.plain)).writeValues(
        of: component, node: 7, key: "k", below: &above, into: &json, context: Self.context)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(written(Label.with().erased) == "[]")
    #expect(written(Label.with(.text("a")).erased) == #"["a"]"#)
    let row = Component.stack(Label.with(.text("a")), Label.with(.text("b"), .grows())).erased
    #expect(written(row).split(separator: ",").count <= 5)
  }

  @Test func equalViewsWriteNoChange() {
    var json = JSONWriter()
    let label = Label.with(.text("a"), .color(.text)).erased
    // Set to its default and not set at all are two components, and one sight.
    #expect(!Self.template(label, .part).writeChanges(from: label, to: Label.with(.text("a")).erased, into: &json))
    #expect(json.bytes.isEmpty)
  }

  @Test func numbersCountUpAndATemplateIsMadeOnce() {
    let one = HTMLTemplates.template(for: Label.self, form: .part)
    #expect(one === HTMLTemplates.template(for: Label.self, form: .part))
    #expect(one.number != HTMLTemplates.template(for: Label.self, form: .row(.link)).number)
    #expect(one.number > 0)
  }

  @Test func theDefinitionIsOneOperation() throws {
    let template = HTMLTemplates.template(for: TabBarView.self, form: .part)
    let text = OperationWriter.frame(.define(template))
    #expect(text.hasPrefix("[0,0,[\(OperationCode.define.rawValue),\(template.number),") && text.hasSuffix("]]]"))
    #expect(text.contains(#"\u003cnav class=\"tab-bar\""#))
    #expect(text.contains(#"",[[1]],[[[0],"t"]"#))
  }
}

/// Reads arrays of strings, numbers, flags and nulls; numbers as text.
enum PlainJSON {
  static func values(_ json: String) throws -> [HTMLValue] { try entries(json).map(\.value) }

  /// The values, and whether each is a bare word and no text.
  static func entries(_ json: String) throws -> [(value: HTMLValue, isWord: Bool)] {
    var values: [(value: HTMLValue, isWord: Bool)] = []
    var rest = Substring(json)
    func fault() -> MarkupTree.Fault { MarkupTree.Fault("no JSON: \(rest)") }
    guard rest.removeFirst() == "[" else { throw fault() }
    while rest != "]" {
      if rest.hasPrefix(",") { rest.removeFirst() }
      if rest.hasPrefix("\"") {
        var text = ""
        rest.removeFirst()
        while let next = rest.unicodeScalars.first, next != "\"" {
          rest.unicodeScalars.removeFirst()
          guard next == "\\" else {
            text.unicodeScalars.append(next)
            continue
          }
          guard let escape = rest.unicodeScalars.popFirst() else { throw fault() }
          switch escape {
          case "n": text += "\n"
          case "r": text += "\r"
          case "t": text += "\t"
          case "u":
            guard let code = UInt32(String(rest.unicodeScalars.prefix(4)), radix: 16), let scalar = Unicode.Scalar(code)
            else {
              throw fault()
            }
            text.unicodeScalars.append(scalar)
            rest.unicodeScalars.removeFirst(4)
          default: text.unicodeScalars.append(escape)
          }
        }
        rest.unicodeScalars.removeFirst()
        values.append((.text(text), false))
      } else {
        let word = rest.prefix { $0 != "," && $0 != "]" }
        guard !word.isEmpty else { throw fault() }
        rest = rest.dropFirst(word.count)
        let value: HTMLValue =
          word == "null" ? .none : word == "true" ? .flag(true) : word == "false" ? .flag(false) : .text(String(word))
        values.append((value, true))
      }
    }
    return values
  }
}
