import Espalier
import Testing

/// All addresses of an app as a value, a text and a drawing.
@Suite struct SiteMapTests {
  @Test func `every address stands in a line, with the cases that lead there`() {
    #expect(
      AppRoute.siteMap.description == """
        /                       home
        /accounts               accounts.list
        /accounts/{Int}         accounts.account
        /accounts/{Int}/{Int}   accounts.operation
        /accounts/all           alias of accounts.list
        /accounts/show/{Int}    moved to accounts.account
        /search?text={String?}  search
        /messages/{Int}         message
        /redirect               redirect
        /own/{String}           own
        """)
  }

  @Test func `values, groups of parameters, forms of one case and what comes again are shown`() {
    let lines = ShelfRoute.siteMap.description.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1).map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    }
    for line in [
      "/{ShelfID} account", "/search?month={Int?}&q={String?} search", "/@{String} user",
      "/files/{ShelfID}/{String…} file", "/tagged?tag={String…} tagged", "/months?number={Int?} month",
      "/filtered?account={ShelfID?}&text={String?}&view={ShelfView…} filtered.ShelfFilter",
      "/in/{String}/… folder.ShelfRoute", "/plugins/{String}/… plugin.Path", "/parts#{String} part",
      "/months?view=grid grid", "/{Int}/part/{Int} moved to swapped",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func `the map is a value`() throws {
    #expect(AppRoute.siteMap == AppRoute.siteMap)
    let accounts = try #require(AppRoute.siteMap.places.first { $0.name == "accounts" })
    #expect(accounts.pattern == "/accounts")
    #expect(accounts.inner?.places.map(\.pattern) == ["/", "/{Int}", "/{Int}/{Int}", "/all", "/show/{Int}"])
    #expect(accounts.inner?.places.map(\.address) == [.current, .current, .current, .alias, .moved])
  }

  @Test func `it is drawn for Graphviz and for Mermaid`() {
    enum Pair: Route {
      case start
      case deep(Inner)
      enum Inner: Route {
        case name(String)
        var path: Path { if case .name(let name) = self { "/\(name)" } else { "/" } }
        static let paths = Paths<Self> {
          name; Alias("/\"quoted\"", of: .name("x"))
        }
      }
      var path: Path { if case .deep(let inner) = self { "/deep" + inner.path } else { "/" } }
      static let paths = Paths<Self> {
        start; deep
      }
    }
    #expect(
      Pair.siteMap.dot == #"""
        digraph SiteMap {
          rankdir=LR;
          node [shape=box];
          n0 [label="Pair"];
          n1 [label="/\nstart"];
          n2 [label="/deep\ndeep"];
          n3 [label="Inner"];
          n4 [label="/{String}\nname"];
          n5 [label="/%22quoted%22\nname"];
          n0 -> n1;
          n0 -> n2;
          n2 -> n3;
          n3 -> n4;
          n3 -> n5 [style=dashed];
        }
        """#)
    #expect(
      Pair.siteMap.mermaid == """
        flowchart LR
          n0["Pair"]
          n1["/<br>start"]
          n2["/deep<br>deep"]
          n3["Inner"]
          n4["/#123;String#125;<br>name"]
          n5["/%22quoted%22<br>name"]
          n0 --> n1
          n0 --> n2
          n2 --> n3
          n3 --> n4
          n3 -.-> n5
        """)
  }
}
