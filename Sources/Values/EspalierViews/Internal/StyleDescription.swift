/// The description of stored styles as lines, nested by child and sorted by name, so that it is the same in every run.
enum StyleDescription {
  static func lines(of entries: [StyleEntry], in type: View.Type) -> [String] {
    let names = PartNames.names(of: type, in: entries)
    let rows = entries.filter { !PropertyTable.isOfRun($0.property) }.map { entry in
      let element = entry.element < names.count ? names[entry.element] : "element \(entry.element)"
      let property = PropertyTable.description(of: entry.property).name
      return (path: element, text: property + (entry.value == .unset ? " reset" : ": " + text(of: entry.value)))
    }
    let sorted = rows.sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    return sorted.map { $0.path.isEmpty ? $0.text : "\($0.path).\($0.text)" }
  }

  static func text(of value: StyleValue) -> String {
    switch value {
    case .none: "nil"
    case .text(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .object(let object): "\(object.value)"
    case .unset: "reset"
    }
  }
}
