import Espalier
import Foundation
import TestSupport
import Testing

@Suite struct PathTests {
  @Test func `a path prints as a browser shows it`() {
    #expect(Path.root.description == "/")
    #expect(Path("/accounts/12").description == "/accounts/12")
    #expect(Path(segments: ["search"], parameters: ["b": ["2"], "a": ["1"]]).description == "/search?a=1&b=2")
    #expect(Path(segments: ["a b", "ü/?#%"]).description == "/a%20b/%C3%BC%2F%3F%23%25")
    #expect(Path(segments: ["x"], parameters: ["a&b": ["c=d+e f"]]).description == "/x?a%26b=c%3Dd%2Be%20f")
  }

  @Test func `it is read back`() {
    #expect(read("/") == .root)
    #expect(read("/accounts/12") == Path(segments: ["accounts", "12"]))
    #expect(read("/accounts/12/") == Path(segments: ["accounts", "12"]))
    #expect(read("/a%20b/%c3%BC%2F") == Path(segments: ["a b", "ü/"]))
    #expect(read("/x?a=1&b=&c") == Path(segments: ["x"], parameters: ["a": ["1"], "b": [""], "c": [""]]))
    #expect(read("/x?a=b+c%2B&q=a=b") == Path(segments: ["x"], parameters: ["a": ["b c+"], "q": ["a=b"]]))
    #expect(read("/a+b")?.segments == ["a+b"])
    #expect(read("/x?a=1#part") == Path(segments: ["x"], parameters: ["a": ["1"]], fragment: "part"))
    #expect(read("/x#part?a=1") == Path(segments: ["x"], fragment: "part?a=1"))
    #expect(read("/x?a=1&a=2") == Path(segments: ["x"], parameters: ["a": ["1", "2"]]))
    #expect(read("/x?a=1&a=2")?["a"] == "1")
  }

  @Test func `a path is written as an address, and what is put into it stays one part of it`() {
    let (id, name, text) = (12, "a/b?c#d%", "x&y=z +1")
    let path: Path = "/accounts/\(id)/\(name)?search=\(text)&page=\(2)"
    #expect(path == Path(segments: ["accounts", "12", name], parameters: ["search": [text], "page": ["2"]]))
    #expect(Path("/accounts") == Path(segments: ["accounts"]))
    #expect(Path("accounts") == Path(segments: ["accounts"]))
    #expect(read(path.description) == path)
    let line = "a\nb\u{0}"
    #expect("/\(line)" == Path(segments: ["ab"]))
    #expect("/50%" == Path(segments: ["50%"]))
  }

  @Test func `what no address can hold as it is has a tilde before it, and comes back without`() {
    let path = Path(segments: ["x", "..", ".", "", "~", "~~.", "~y"])
    #expect(path.description == "/x/~../~./~/~~/~~~./~y")
    #expect(read(path.description) == path)
  }

  @Test func `nil and an empty text are left out of the parameters, nil out of the segments`() {
    let (missing, empty, there): (String?, String, Int?) = (nil, "", 3)
    #expect("/x?a=\(missing)&b=\(empty)&c=\(there)" as Path == "/x?c=3")
    #expect("/x/\(missing)/y/\(there)" as Path == "/x/y/3")
    #expect("/x/\(empty)/y" as Path == Path(segments: ["x", "", "y"]))
    #expect("/x#\(missing)" as Path == "/x")
    #expect("/x?a=" as Path == Path(segments: ["x"], parameters: ["a": [""]]))
    #expect("/x?a=-\(empty)" as Path == Path(segments: ["x"], parameters: ["a": ["-"]]))
  }

  @Test func `an array repeats its parameter, or is that many segments`() {
    let names = ["a", "b c", ""]
    #expect(("/x?name=\(names)" as Path).description == "/x?name=a&name=b%20c&name=")
    #expect(("/x/\(names)" as Path).description == "/x/a/b%20c/~")
    #expect("/x/\([Int]())?name=\([Int]())" as Path == "/x")
  }

  @Test func `a value may stand among other text, and in the fragment`() {
    let (name, part) = ("ä b", "c/d")
    let path: Path = "/@\(name).csv#\(part)"
    #expect(path == Path(segments: ["@ä b.csv"], fragment: "c/d"))
    #expect(path.description == "/@%C3%A4%20b.csv#c%2Fd")
  }

  @Test func `a place without an address prints as nothing, and neither do those below it`() throws {
    #expect(Path.none.description.isEmpty)
    #expect(Path.none != .root)
    #expect("/accounts" + Path.none == Path.none)
    #expect(Path.none + "/accounts" == Path.none)
    let data = try JSONEncoder().encode([Path.none])
    #expect(try JSONDecoder().decode([Path].self, from: data) == [.none])
  }

  @Test func `random paths survive the way to text and back`() {
    let letters = Array("abcZ09-._~ /?#%&=+\"'<>\\äß€漢🙂:;@,|{}[]^`")
    for seed in 0..<3_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func word() -> String {
        String(
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" })
      }
      let segments = (0..<Int.random(in: 0...4, using: &generator)).map { _ in word() }
      var parameters: [String: [String]] = [:]
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        parameters[word()] = (0..<Int.random(in: 1...3, using: &generator)).map { _ in word() }
      }
      let fragment = Bool.random(using: &generator) ? word() : nil
      let path = Path(segments: segments, parameters: parameters, fragment: fragment)
      #expect(Path(path.description) == path, "seed \(seed): \(path)")
    }
  }

  @Test(arguments: [
    "", "accounts", "//evil.example", "//", "/\\evil.example", "\\\\evil.example", "https://evil.example/",
    "javascript:alert(1)", " /accounts", "/a\nb", "/a\u{0}b", "/a\u{7F}", "/%", "/%2", "/%zz", "/%0A", "/%00", "/%FF",
    "/%C3", "/%ED%A0%80", "/x?a=%zz", "/x?%0d=1", "/a\tb", "/" + String(repeating: "a", count: 2_048),
  ])
  func `what is no path of the app is refused`(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func `an escaped slash or backslash stays within its segment`() {
    #expect(read("/%2F%2Fevil.example")?.segments == ["//evil.example"])
    #expect(read("/%2F%2Fevil.example")?.description == "/%2F%2Fevil.example")
    #expect(read("/a%5Cb")?.description == "/a%5Cb")
  }

  @Test func `no path prints as an address of another host`() {
    #expect(Path(segments: ["", "evil.example"]).description == "/~/evil.example")
    #expect(Path(segments: ["", ""]).description == "/~/~")
    let host = "/evil.example"
    #expect(("/\(host)" as Path).description == "/%2Fevil.example")
  }

  @Test func `nested paths are put together and taken apart`() {
    let path =
      Path(segments: ["accounts"], parameters: ["a": ["1"]])
      + Path(segments: ["12"], parameters: ["a": ["2"], "b": ["3"]])
    #expect(path == Path(segments: ["accounts", "12"], parameters: ["a": ["2"], "b": ["3"]]))
    #expect(path.first == "accounts")
    #expect(path.rest == Path(segments: ["12"], parameters: ["a": ["2"], "b": ["3"]]))
    #expect(Path.root.first == nil)
    #expect(Path.root.rest == .root)
  }

  @Test func `ancestors lead from the root down`() {
    #expect(Path("/a/b/c").ancestors.map(\.description) == ["/", "/a", "/a/b"])
    #expect(Path(segments: ["a"], parameters: ["x": ["1"]]).ancestors.map(\.description) == ["/", "/a"])
    #expect(Path.root.ancestors.isEmpty)
  }

  @Test func `it is stored as its text, and nothing else is read`() throws {
    let data = try JSONEncoder().encode([Path(segments: ["a b"], parameters: ["x": ["1"]])])
    #expect(String(decoding: data, as: UTF8.self).replacing("\\/", with: "/") == #"["/a%20b?x=1"]"#)
    #expect(try JSONDecoder().decode([Path].self, from: data) == [Path(segments: ["a b"], parameters: ["x": ["1"]])])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Path].self, from: Data(#"["//evil"]"#.utf8)) }
  }

  private func read(_ text: String) -> Path? { Path(text) }
}
