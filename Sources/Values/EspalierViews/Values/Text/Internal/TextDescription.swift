/// The description of a text in the notation of Markdown.
enum TextDescription {
  static func description(of run: Text.Run) -> String {
    let attributes = run.attributes
    var text = run.string
    if attributes.isCode { text = "`\(text)`" }
    if attributes.isStruckThrough { text = "~~\(text)~~" }
    if attributes.isItalic { text = "_\(text)_" }
    if attributes.weight == .bold { text = "**\(text)**" }
    if let destination = attributes.destination { text = "[\(text)](\(destination.address))" }
    var others: [String] = []
    if let weight = attributes.weight, weight != .bold { others.append("\(weight)") }
    if let size = attributes.size { others.append("\(size) points") }
    if let color = attributes.color { others.append("\(color)") }
    if attributes.isUnderlined { others.append("underlined") }
    return others.isEmpty ? text : "\(text){\(others.joined(separator: ", "))}"
  }
}
