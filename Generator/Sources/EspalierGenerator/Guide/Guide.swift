internal import Foundation

/// The guide to the generator, made from what the generator itself knows of its kinds and templates.
public struct Guide: Sendable {
  private let templates: TemplateFolders

  /// - Parameter templates: The folders of the templates.
  public init(templates: TemplateFolders) { self.templates = templates }

  /// The guide as Markdown.
  ///
  /// - Throws: ``GeneratorError/noTemplates(kind:searched:)`` if templates are missing.
  public var text: String {
    get throws(GeneratorError) {
      var sections = [Self.introduction]
      for kind in TemplateKind.all { sections.append(try section(kind)) }
      return sections.joined(separator: "\n\n") + "\n"
    }
  }

  private func section(_ kind: TemplateKind) throws(GeneratorError) -> String {
    let name = try GeneratedName("Cards")
    let rewriter = NameRewriter(replacements: [
      .type("ParentScope", "ShopScope"), .type("ParentRoute", "ShopRoute"), .type("ParentFeature", "ShopFeature"),
      .word(kind.word, name),
    ])
    let found = try templates.files(of: kind)
    let folder = Self.folder(of: kind, name)
    let sources = found.sources.map { "\(folder.sources)/\(rewriter.rewritten(path: $0.path))" }
    let tests = found.tests.map { "\(folder.tests)/\(rewriter.rewritten(path: $0.path))" }
    let others = found.package.map { "\(folder.root)/\(NewApp.place(of: $0.path, name))" }
    var lines = [
      "### \(kind.command)", "", "Writes \(kind.summary).", "", kind.use, "", "```text",
    ]
    lines += (others + sources + tests).sorted()
    lines += ["```", ""]
    lines += kind.fields.map { "- **\($0.name)**: \($0.meaning)." }
    if let place = kind.wiring.place {
      let pieces = [
        ("The cases of ShopRoute:", place.routeCase), ("Its `path`:", place.path), ("Its `paths`:", place.entry),
        ("The properties of ShopFeature:", place.member ?? ""),
        ("Its `placement(of:)`:", place.placementOver.replacing("OVER", with: ".list")),
      ].filter { !$0.1.isEmpty }
      lines += ["", "These lines make it part of the app. The tool adds them where it can:", "", "```swift ignore"]
      lines += pieces.map { place, code in "// \(place)\n\(rewriter.rewritten(code))" }
      lines += ["```"]
    }
    for line in kind.wiring.lines {
      lines += ["", "Add to \(rewriter.rewritten(line.place)):", "", "```swift ignore"]
      lines += [rewriter.rewritten(line.code), "```"]
    }
    return lines.joined(separator: "\n")
  }

  private static func folder(
    of kind: TemplateKind, _ name: GeneratedName
  ) -> (root: String, sources: String, tests: String) {
    switch kind.destination {
    case .folder(let below): ("", "Sources/Shop/\(below)/\(name)", "Tests/ShopTests")
    case .shared(let folder): ("", "Sources/Shop/\(folder)", "Tests/ShopTests")
    case .besideFeature: ("", "Sources/Shop/Features/\(name)", "Tests/ShopTests")
    case .package(let below):
      ("\(below)/\(name)", "\(below)/\(name)/Sources/\(name)", "\(below)/\(name)/Tests/\(name)Tests")
    }
  }

  private static let introduction = """
    # The generator

    `espalier` begins apps and writes their parts. What it writes is compiled and tested in this repository, in
    `Examples/Templates`.

    ## Get it

    An app that depends on Espalier has it without anything to install:

    ```sh
    swift package espalier generate feature Cards
    ```

    `tools/install-espalier` in a checkout of Espalier builds the program and puts it into `~/.local/bin`, the templates beside it,
    snippets into VS Code and file templates into Xcode where these are there. `tools/install-espalier --remove` takes everything
    off again. The first time takes a minute and a half on a machine with two cores. Where `ESPALIER_GENERATOR` names a program that
    is built already, as in a CI, the installer and `swift package espalier` take that one. Xcode's templates are checked for their form
    alone, because there is no Xcode on Linux.

    ## Begin an app

    ```sh
    espalier new Shop --sign-in
    cd Shop
    ./run
    ./test
    ```

    - `--store sqlite` keeps the data in an embedded SQLite database; `--store memory` forgets it with the program.
    - `--sign-in` makes people sign in before they see anything.
    - `--espalier PATH` names a checkout of Espalier or the address of its repository. Without it, the checkout counts that the
      tool was built from.
    - `--dry-run` shows the files and writes none.

    The app is written whole or not at all. A folder that has something in it is left alone.

    ## Write a part of it

    ```sh
    espalier generate feature Cards
    espalier generate feature Notes --editable
    espalier generate feature Prices --public
    espalier generate scene Limits --style mvvm --in Cards
    ```

    - `--editable` writes a list with a form, deletion and undo. All people share its entries until you replace its gateway.
    - `--public` grants everyone access to all places of the feature, where the feature around it has a `permission(for:)`. It
      does not change the permissions of features further up.

    - A name can be written in any form: `CreditCards`, `creditCards`, `credit-cards` or `"Credit cards"`.
    - `--in` names the feature that the new part goes into; without it, the feature at the app's root counts.
    - `--dry-run` shows what would happen. `--force` writes over files that differ.
    - The same command a second time changes nothing.
    - Where the tool can do so without guessing, it also adds the lines by which the app reaches the part: the case of the route,
      its address, its entry in `paths`, and its placement. Where the source has another shape than the guides teach, it prints
      the lines and where they belong.
    - The products of Espalier that the part imports join the dependencies of its target and of the tests in `Package.swift`. Where
      the manifest computes them, or leaves out a trait that such a product needs, the tool prints the lines for it.
    - All files are written or none, and one start writes at a time. Where the tool is cut off in the middle, its next start puts
      everything back first, and says so. A file that has been changed since is not put back but named.
    - A name that Swift, Espalier or the app has already is refused with the reason.

    Templates of one's own stand in `.espalier/templates/Sources/KIND` and `.espalier/templates/Tests/KIND` of the package and
    come before those of the tool, KIND being a folder such as `Feature`. What the package of a plug-in has beside its sources
    stands in `.espalier/templates/PlugInFiles`; without it, the tool's own is taken. Copy one from `Examples/Templates` to begin
    with.

    ## Write the names of texts

    ```sh
    espalier texts
    espalier texts --check
    espalier texts Sources/Shop/Cards --access package
    ```

    The texts of a feature stand in a string catalogue beside it, `Texts.xcstrings`, which Xcode and other editors of
    translations read and write. `espalier texts` takes all catalogues in this folder and below it, and writes a Swift file
    beside each: `Texts+Cards.swift` in the folder `Cards`, with

    - a name for each text, made of its key: `cards.blockedSince` becomes `.cardsBlockedSince(day:)`. The arguments are the
      names in braces, in the order in which the source text has them; where the text varies by plural, its number comes first,
      without a name;
    - `TextTable.cards`, the tables of all other languages in the catalogue, for the app to join. A language more is a column
      more in the catalogues, and no line of Swift.

    Commit both files. All is compiled in, so nothing is loaded when the app starts.

    - `--check` writes nothing, and fails where a file is not as its catalogue is, or a text is not translated, is new or needs
      review in a language that one of the catalogues has. A test of an app does not need the tool; its continuous integration
      may run this.
    - `--access` says who may use the texts: `internal` (otherwise), `package` or `public`. `--module` names the module that
      `LocalizedText` comes from. Both stand in the first line of the Swift file afterwards, so that each keeps its own.
    - SwiftPM knows no catalogues, so name each in its target: `exclude: ["Cards/Texts.xcstrings"]`.
    - Words vary by plural alone, and values have names in braces. Variations by device or width, substitutions such as
      `%#@notes@`, forms that a language counts with and that are missing, and names that the source text does not have are
      errors, with the file, the key and the remedy.

    ## See how an app is made

    - `espalier routes` writes every address of the app in this folder, `espalier graph` its modules, scopes and containers.
      `--as` takes `text`, `dot`, `mermaid`, `json` or `svg`; the last one needs graphviz. Both build the app and ask it, by
      `--surface structure`.
    - `espalier doctor` looks at the toolchain, the system packages, the port and the data folder, and names the command that
      mends what is wrong.

    ## Serve the app to an agent

    `espalier mcp` builds the app in this folder, and serves it to an editor or agent by the
    [Model Context Protocol](https://modelcontextprotocol.io). Name it in the client's settings:

    ```json
    { "mcpServers": { "shop": { "command": "espalier", "args": ["mcp"] } } }
    ```

    The client uses the app headless, as [a person does](Apps.md#editors-and-agents), and reads the guides of this version of
    Espalier. Where `tools/docs` has written the documentation, it reads each symbol's page too. Two more tools serve the work on
    the app:

    - `rebuild` builds the current sources and starts the app again, or returns the compiler's messages.
    - `log` returns the last lines that the app wrote to standard error.

    A crash ends neither the connection nor the client: the call that caused it is answered with the app's last lines, and the app
    starts again. Options after `--` are the app's own. SwiftPM locks a package while a plug-in of it runs, so
    `swift package espalier mcp` refuses; install the tool.

    ## The kinds

    With the name `Cards`, in an app named `Shop`:
    """
}
