/// The values of an icon, checked.
package final class IconDrawing: Hashable, Sendable, CustomStringConvertible {
  package let name: String
  package let path: String
  package let viewBox: String
  package let isFilled: Bool
  package let isMirrored: Bool
  /// The reason why the icon cannot be drawn; nil if its path and its view box are those of SVG.
  package let problem: String?

  package var description: String { name }

  init(name: String, path: String, viewBox: String, isFilled: Bool, isMirrored: Bool) {
    self.name = name
    self.path = path
    self.viewBox = viewBox
    self.isFilled = isFilled
    self.isMirrored = isMirrored
    problem = Self.problem(name: name, path: path, viewBox: viewBox)
  }

  package static func == (left: IconDrawing, right: IconDrawing) -> Bool {
    left === right
      || left.name == right.name && left.path == right.path && left.viewBox == right.viewBox
        && left.isFilled == right.isFilled && left.isMirrored == right.isMirrored
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private static func problem(name: String, path: String, viewBox: String) -> String? {
    var box = SVGPathReader(viewBox)
    guard let numbers = box.fourNumbers(), numbers[2] > 0, numbers[3] > 0 else {
      return """
        The icon “\(name)” is not drawn: its view box “\(viewBox)” is not four numbers, of which the third and fourth, \
        the width and the height, are above 0. Write it as in SVG, such as "0 0 24 24".
        """
    }
    var reader = SVGPathReader(path)
    guard let fault = reader.fault() else { return nil }
    return """
      The icon “\(name)” is not drawn: its path has \(fault.found) at character \(fault.character), where \
      \(fault.expected) is expected. Copy the whole attribute `d` of the path from the SVG file.
      """
  }
}
