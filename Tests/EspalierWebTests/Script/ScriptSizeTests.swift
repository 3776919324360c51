import EspalierViews
import Foundation
import Testing

@testable import EspalierHTML

/// Tests of the size of the two scripts that each page loads, and of the way in which they are made smaller. Styles and
/// the modules of rarer things are not measured.
@Suite struct ScriptSizeTests {
  private static let script = BrowserAssets.own(theme: .standard, adding: "").script

  @Test func `the script is at most 12 KiB on the way`() throws {
    let compressed = try #require(Self.script.compressed)
    #expect(compressed.count <= 12_288)
  }

  @Test func `the module that comes behind everything else is at most 3.25 KiB on the way`() throws {
    let compressed = try #require(BrowserAssets.later.compressed)
    #expect(compressed.count <= 3_328)
  }

  @Test func `what is served is the script without what only its readers need`() {
    let source = String(decoding: BrowserAssets.script, as: UTF8.self)
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    let kept = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .map { line in line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line }
    // A text over several lines would lose its indentation, and one with a comment in it its end.
    for line in kept { for quote in "`\"" { #expect(line.count { $0 == quote } % 2 == 0, "\(line)") } }
    let served = kept.map { String(decoding: ScriptLine.served($0.utf8), as: UTF8.self) }
    let whole = (served.joined(separator: "\n") + "\n").replacing(#/;?\n\}/#) { _ in "}" }
      .replacing(#/([;{,(])\n/#) { $0.output.1 }
    #expect(Self.script.bytes == ScriptNames.shortened(Array(whole.utf8)))
    for (line, served) in zip(kept, served) {
      let shortened = line.replacing(#/\bconst /#, with: "let ")
      #expect(shortened.filter { $0 != " " } == served.filter { $0 != " " })
      for quote in ["\"", "`"] {
        let texts = line.components(separatedBy: quote).indices.filter { !$0.isMultiple(of: 2) }
        for text in texts where !line.contains("'") {
          #expect(line.components(separatedBy: quote)[text] == served.components(separatedBy: quote)[text], "\(line)")
        }
      }
    }
  }

  @Test func `names of a script's own parts are shortened where they are nothing else`() {
    func served(_ script: String) -> String {
      String(decoding: ScriptNames.shortened(Array(script.utf8)), as: UTF8.self)
    }
    #expect(served("let counter=0;counter++;show(counter,counter);") == "let A=0;A++;show(A,A);")
    #expect(
      served("let often=1,x=often;let rarely=often;") == "let A=1,x=A;let B=A;",
      "the one that is used most is the shortest")
    #expect(served("let A=1;let other=A;") == "let A=1;let B=A;", "no name is taken twice")
    #expect(served("let all=[...found];let found=1;") == "let all=[...A];let A=1;")
    for kept in [
      "let title=1;it.title=title;", "let title=1;it?.title;", "let title=1;({title:2});", "let title=1;({title});",
      "let title=1;({a,title});", #"let title=1;say("a title");"#, "let title=1;say(`${title}`);",
      "let title=1;/title|name/.test(x);", "let title=1;/^title$/.test(x);", "let title=1;/(name|title)/.test(x);",
      "it.title=2;", "let a=1;a=2;", "let title=1;let{a,title=2}=it;",
    ] { #expect(served(kept) == kept) }
  }

  @Test func `blanks and long words go where nobody needs them, and stay between words, signs, and in texts`() {
    func served(_ line: String) -> String { String(decoding: ScriptLine.served(line.utf8), as: UTF8.self) }
    #expect(served("const { type } = control, other = [1, 2];") == "let{type}=control,other=[1,2];")
    #expect(served("for (const one of all) return \"const one\"") == "for(let one of all)return \"const one\"")
    #expect(served("unconst = constant + 1") == "unconst=constant+1")
    #expect(served("return a + +b - -c in d") == "return a+ +b- -c in d")
    #expect(served(#"say("a, \" b = c" + ` ${ d } `, ' , ')"#) == #"say("a, \" b = c"+` ${ d } `,' , ')"#)
    #expect(served(#"say("back \\" , x)"#) == #"say("back \\",x)"#)
  }
}
