/// The picture of the layers in Documentation/Architecture.md, drawn from the imports.
///
/// An arrow that others already imply is left out of the graph; the table has them all.
struct ArchitecturePicture {
  static let start = "<!-- layers:"
  static let end = "<!-- end of layers -->"

  let arrows: [String: Set<String>]

  /// Mermaid for readers on the web, text for everybody else.
  var markdown: String {
    """
    ```mermaid
    \(graph)
    ```

    ```text
    \(table)
    ```
    """
  }

  /// `document` with this picture between its markers, or nil if it has none.
  func replacingPicture(in document: String) -> String? {
    guard let start = document.firstRange(of: Self.start),
      let line = document[start.upperBound...].firstIndex(of: "\n"),
      let end = document[line...].firstRange(of: Self.end)
    else { return nil }
    return document[...line] + "\n" + markdown + "\n\n" + document[end.lowerBound...]
  }

  private var graph: String {
    let lines = layersFromTheTop.flatMap { layer in
      ["  \(layer)"] + direct(from: layer).map { "  \(layer) --> \($0)" }
    }
    return (["graph TD"] + lines).joined(separator: "\n")
  }

  private var table: String {
    let width = layersFromTheTop.map(\.count).max() ?? 0
    return layersFromTheTop.map { layer in
      let below = arrows[layer, default: []].sorted()
      let name = layer + String(repeating: " ", count: width - layer.count)
      return "\(name)  imports \(below.isEmpty ? "no other layer" : below.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private var layersFromTheTop: [String] {
    Layers.rows.reversed().flatMap { $0.sorted() }.filter { arrows[$0] != nil }
  }

  private func direct(from layer: String) -> [String] {
    let below = arrows[layer, default: []]
    return below.filter { target in !below.contains { reachable(from: $0).contains(target) } }.sorted()
  }

  private func reachable(from layer: String) -> Set<String> {
    arrows[layer, default: []].reduce(into: []) { found, below in
      // An arrow that does not point down is a fault that the layer tests report; following it might never end.
      guard let row = Layers.row(of: layer), let next = Layers.row(of: below), next < row else { return }
      found.insert(below)
      found.formUnion(reachable(from: below))
    }
  }
}
