// Makes articles of DocC from the guides: swift articles.swift GUIDES CATALOGUE
// A guide stays as it is read on the web: its links to other guides become links between articles, its pictures are copied, and what
// is not part of the site is named by its path.

import Foundation

struct Guide {
  let name: String
  let text: String

  /// The headings by the anchors that they have on the web, as DocC writes them in addresses.
  var headings: [String: String] {
    var headings: [String: String] = [:]
    var isInCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInCode.toggle() }
      guard !isInCode, line.hasPrefix("#") else { continue }
      let heading = String(line.drop { $0 == "#" }).trimmingCharacters(in: .whitespaces)
      headings[Self.anchor(of: heading)] = Self.fragment(of: heading)
    }
    return headings
  }

  /// The anchor of a heading on the web: lower-case letters, digits, and hyphens for spaces.
  private static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().compactMap {
        $0 == " " || $0 == "-" ? "-" : $0.isLetter || $0.isNumber || $0 == "_" ? $0 : nil
      })
  }

  /// The fragment of a heading in DocC: its words without punctuation, joined by hyphens.
  private static func fragment(of heading: String) -> String {
    let removed = CharacterSet.punctuationCharacters.union(CharacterSet(charactersIn: "`")).subtracting(
      CharacterSet(charactersIn: "-"))
    let kept = String(String.UnicodeScalarView(heading.unicodeScalars.filter { !removed.contains($0) }))
    return kept.components(separatedBy: CharacterSet.whitespaces.union(CharacterSet(charactersIn: "-–—"))).filter {
      !$0.isEmpty
    }
    .joined(separator: "-")
  }
}

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("Usage: swift articles.swift GUIDES CATALOGUE\n".utf8))
  exit(2)
}
let guidesFolder = URL(filePath: CommandLine.arguments[1])
let catalogue = URL(filePath: CommandLine.arguments[2])
let names = try FileManager.default.contentsOfDirectory(atPath: guidesFolder.path).filter { $0.hasSuffix(".md") }
  .sorted()
let guides = try names.map { name in
  Guide(
    name: String(name.dropLast(3)),
    text: try String(contentsOf: guidesFolder.appending(path: name), encoding: .utf8))
}
let headings = Dictionary(uniqueKeysWithValues: guides.map { ($0.name, $0.headings) })
var pictures: Set<String> = []
var faults: [String] = []

/// Returns the link of an article for a link of a guide.
func link(_ text: String, to target: String, isPicture: Bool, in guide: String) -> String {
  if target.hasPrefix("https://") || target.hasPrefix("http://") || target.hasPrefix("mailto:") {
    return "\(isPicture ? "!" : "")[\(text)](\(target))"
  }
  if isPicture || target.hasPrefix("Images/") {
    pictures.insert(target)
    let file = URL(filePath: target).lastPathComponent
    return isPicture ? "![\(text)](\(file))" : text
  }
  let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  let page = parts[0].isEmpty ? guide : parts[0].hasSuffix(".md") ? String(parts[0].dropLast(3)) : parts[0]
  guard let known = headings[page] else { return "\(text) (`\(parts[0].replacing("../", with: ""))`)" }
  guard parts.count == 2 else { return "[\(text)](doc:\(page))" }
  guard let fragment = known[parts[1]] else {
    faults.append("\(guide).md links to \(target), which is no heading there")
    return text
  }
  return "[\(text)](doc:\(page)#\(fragment))"
}

for guide in guides {
  var isInCode = false
  let lines = guide.text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
    if line.drop(while: { $0 == " " }).hasPrefix("```") {
      isInCode.toggle()
      return String(line)
    }
    guard !isInCode else { return String(line) }
    if line.hasPrefix("<!--"), line.hasSuffix("-->") { return "" }
    // A text may have code in it, and a picture may stand in a link.
    return String(line).replacing(#/(!?)\[((?:[^\[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/#) { match in
      link(String(match.2), to: String(match.3), isPicture: !match.1.isEmpty, in: guide.name)
    }
  }
  try Data(lines.joined(separator: "\n").utf8).write(to: catalogue.appending(path: "\(guide.name).md"))
}
for picture in pictures {
  let source = guidesFolder.appending(path: picture).standardizedFileURL
  let copy = catalogue.appending(path: source.lastPathComponent)
  try? FileManager.default.removeItem(at: copy)
  try FileManager.default.copyItem(at: source, to: copy)
}
for fault in faults { FileHandle.standardError.write(Data("error: \(fault)\n".utf8)) }
exit(faults.isEmpty ? 0 : 1)
