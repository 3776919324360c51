internal import SwiftSyntax

/// Adds a place to the route and the feature of an app, where their source has the shape that the guides teach.
///
/// A piece that is there already is left alone. A piece whose surroundings have another shape is not guessed: it becomes
/// a line to be added by hand. So does one that cannot be found in the source after it was added.
struct PlaceWiring {
  let reading: PlaceReading
  /// The numbers of the files that may be changed.
  let editable: Set<Int>

  struct Result {
    /// The new text of files, by their numbers.
    var texts: [Int: String] = [:]
    /// The lines that have to be added by hand.
    var lines: [Wiring.Line] = []
  }

  func result() -> Result {
    var refused: Set<PlaceReading.Piece> = []
    while true {
      var result = Result()
      var edits: [Int: [(offset: Int, text: String)]] = [:]
      var inserted: Set<PlaceReading.Piece> = []
      for piece in PlaceReading.Piece.allCases {
        switch reading.edit(for: piece) {
        case .present: break
        case .insert(let file, let offset, let text) where editable.contains(file) && !refused.contains(piece):
          edits[file, default: []].append((offset, text))
          inserted.insert(piece)
        case .insert, .unknown: result.lines.append(reading.line(for: piece))
        }
      }
      for (file, pieces) in edits { result.texts[file] = reading.files[file].inserting(pieces) }
      let lost = missing(inserted, from: result.texts)
      guard !lost.isEmpty else { return result }
      refused.formUnion(lost)
    }
  }

  /// Returns the pieces that are not to be found in the new texts: one that came to stand in a comment, for example.
  private func missing(
    _ inserted: Set<PlaceReading.Piece>, from texts: [Int: String]
  ) -> Set<PlaceReading.Piece> {
    var files = reading.files
    for (number, text) in texts {
      files[number] = SourceFile(url: files[number].url, text: text)
      // Source that had no error before must have none after.
      if files[number].syntax.hasError { return inserted }
    }
    let declarations = AppDeclarations(files)
    guard let feature = declarations.features.first(where: { $0.name == reading.feature.name }) else { return inserted }
    let after = PlaceReading(
      place: reading.place, feature: feature, declarations: declarations, files: files)
    return inserted.filter { !after.edit(for: $0).isPresent }
  }
}
