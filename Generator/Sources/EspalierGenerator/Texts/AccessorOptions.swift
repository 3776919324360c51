/// The options by which the Swift file of a catalogue is written. They stand in its first line, as one writes them behind
/// the command, so that each file keeps its own.
public struct AccessorOptions: Sendable, Equatable {
  /// The code that may use the texts of a catalogue.
  public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }

  /// The code that may use the texts.
  public var access: Access
  /// The module that `LocalizedText` comes from.
  public var module: String

  /// Creates options; without any, they are those of an app.
  public init(access: Access = .internal, module: String = "Espalier") {
    self.access = access
    self.module = module
  }

  /// Reads the options of a file that was written before; nil if the tool has not written it.
  init?(of file: String) {
    let words = file.prefix { !$0.isNewline }.split(separator: " ").map(String.init)
    guard words.starts(with: ["//", "espalier", "texts"]) else { return nil }
    self.init()
    for (option, value) in zip(words, words.dropFirst()) {
      if option == "--access", let access = Access(rawValue: value) { self.access = access }
      if option == "--module" { module = value }
    }
  }

  /// The first line of the file.
  var line: String {
    "// espalier texts" + (access == .internal ? "" : " --access \(access.rawValue)")
      + (module == "Espalier" ? "" : " --module \(module)")
  }
}
