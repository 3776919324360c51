import Testing

/// Tests that the parts of VIPER scenes in the examples keep to their task.
@Suite struct ViperRuleTests {
  private func files(_ suffix: String) throws -> [SourceFile] {
    try Repository.swiftFiles(under: "Examples").filter { $0.path.hasSuffix(suffix) }
  }

  /// Words that only a screen needs: views with their styles, and the values that hold them.
  private var words: Regex<Substring> {
    /\b(?:[A-Z][A-Za-z]*View|Label|Button|Cell|TextField|Picker|Toggle|Link|Row|Section|Screen)\b[.(]/
  }

  @Test func `a presenter names no view`() throws {
    let presenters = try files("Presenter.swift")
    #expect(presenters.count >= 3)
    for file in presenters { #expect(file.text.firstMatch(of: words) == nil, "\(file.path)") }
    let scenes = try files("SampleVIPERScene.swift")
    #expect(scenes.contains { $0.text.firstMatch(of: words) != nil }, "the words are those of a screen")
  }

  @Test func `an interactor fetches by gateways alone`() throws {
    let interactors = try files("Interactor.swift")
    #expect(interactors.count >= 5)
    for file in interactors {
      #expect(
        !file.text.contains("NetworkClient") && !file.text.contains("URLSession") && !file.text.contains("HTTPClient"),
        "\(file.path)")
    }
  }
}
