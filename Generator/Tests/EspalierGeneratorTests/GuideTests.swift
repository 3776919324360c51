import EspalierGenerator
import Foundation
import Testing

/// Tests of the guide and of what is made for editors.
@Suite struct GuideTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardizedFileURL
  private let templates = TemplateFolders([Self.repository.appending(path: "Examples/Templates")])

  /// `UPDATE_DOCUMENTATION=1` writes it again.
  @Test func `the guide is what the tool says of itself`() throws {
    let file = Self.repository.appending(path: "Documentation/Generator.md")
    let text = try Guide(templates: templates).text
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `each kind has a snippet of VS Code that asks for the name`() throws {
    let folder = try TestFolder()
    try Snippets(templates: templates).writeVisualStudioCode(to: folder.url)
    let data = try Data(contentsOf: folder.url.appending(path: "espalier.code-snippets"))
    let snippets = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    #expect(snippets.count == TemplateKind.all.count)
    for (name, snippet) in snippets {
      let body = try #require(snippet["body"] as? [String]).joined(separator: "\n")
      #expect(body.contains("${1:Name}") && !body.contains("Sample") && !body.contains("qz"), "\(name)")
      #expect(!body.contains("Parent"), "\(name) leaves a name of the surroundings undeclared")
    }
  }

  @Test func `each kind has a file template of Xcode in the form that it reads`() throws {
    let folder = try TestFolder()
    try Snippets(templates: templates).writeXcode(to: folder.url)
    for kind in TemplateKind.all {
      let template = folder.url.appending(path: "Espalier/\(kind.name).xctemplate")
      let data = try Data(contentsOf: template.appending(path: "TemplateInfo.plist"))
      let information = try #require(
        try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
      #expect(information["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
      let options = try #require(information["Options"] as? [[String: Any]])
      #expect(options.first?["Identifier"] as? String == "productName")
      let files = try FileManager.default.contentsOfDirectory(atPath: template.path).filter { $0.hasSuffix(".swift") }
      #expect(!files.isEmpty && files.allSatisfy { $0.contains("___FILEBASENAME___") }, "\(kind.name): \(files)")
      for file in files {
        let text = try String(contentsOf: template.appending(path: file), encoding: .utf8)
        #expect(!text.contains("Sample") && !text.contains("qz"), "\(kind.name) \(file)")
        #expect(!text.contains("Parent"), "\(kind.name) \(file) leaves a name of the surroundings undeclared")
      }
    }
  }

  @Test func `every kind has all that the guide says of it`() {
    for kind in TemplateKind.all {
      #expect(!kind.summary.isEmpty && !kind.use.isEmpty && !kind.fields.isEmpty, "\(kind.name)")
    }
    #expect(Set(TemplateKind.all.map(\.name)).count == TemplateKind.all.count)
  }
}
