internal import Foundation
internal import SwiftSyntax

/// The types that are made of templates, which must be neither each other's nor anybody else's.
struct PlannedTypes {
  /// The names by the paths of their files, those of the template's own left out: what is no part of the name was chosen
  /// with the framework in view.
  private var made: [(type: String, path: String)] = []
  private var all: [(type: String, path: String)] = []

  /// Adds the types of a file.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - rewriter: The names that it gets.
  ///   - path: The path of the file that is made of it.
  mutating func add(_ template: SourceFileSyntax, by rewriter: NameRewriter, as path: String) {
    let before = TopLevelTypes.names(in: template)
    // To parse the new file for its types would take as long as all the rest.
    let after = before.map { rewriter.rewritten(name: $0) }
    made += after.filter { !before.contains($0) }.map { ($0, path) }
    all += TopLevelTypes.names(in: template, withPrivate: false).map { (rewriter.rewritten(name: $0), path) }
  }

  /// Refuses a name that makes a file or a type twice, or a type that Swift or Espalier has.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - files: All files that are made.
  func check(_ name: String, _ files: [ChangeSet.File]) throws(GeneratorError) {
    // Some file systems take both spellings for one.
    let paths = Dictionary(grouping: files) { $0.path.lowercased() }
    if let path = paths.values.filter({ $0.count > 1 }).compactMap(\.first?.path).min() {
      throw .name(name, reason: "two different files would be \(path). Choose another name")
    }
    let types = Dictionary(grouping: all, by: \.type)
    if let type = types.filter({ $0.value.count > 1 }).keys.min(), let places = types[type] {
      let both = places.map(\.path).joined(separator: " and ")
      throw .name(name, reason: "\(both) would both have a type `\(type)`. Choose another name")
    }
    for (type, path) in made {
      guard let owner = ReservedNames.owner(of: type) else { continue }
      throw .name(name, reason: "\(path) would have a type `\(type)`, and \(owner) has one too. Choose another name")
    }
  }
}
