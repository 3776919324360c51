import Espalier
import EspalierCommand
import EspalierWeb
import Foundation

/// The program: it serves the items to your browser.
@main struct SampleApp: App {
  static let surfaces: [any AppSurface.Type] = [WebSurface.self]
  static let summary = "Sample, served to your browser."
  let title = "Sample"
  private let items: Items
  // template if sign-in
  let accounts: Accounts
  // template end

  // template if sqlite
  /// Opens the database in the folder that `--data` names.
  init(_ launch: Launch<NoOptions>) async throws {
    self.init(store: try SampleDatabase(directory: launch.directory))
  }
  // template end
  // template if memory
  /// Begins without items; they go with the program.
  init() { self.init(store: MemoryStore()) }
  // template end

  /// Makes the app over a store.
  init(store: any SampleStore) {
    items = Items(store: store)
    // template if sign-in
    accounts = Accounts(store: store)
    // template end
  }

  func root(for visitor: Visitor) async throws -> SampleFeature {
    let scope = SampleScope(items: items)
    // template if sign-in
    scope.person = try await accounts.account(of: visitor)
    scope.needsSetUp = try await accounts.needsSetUp()
    // template end
    return SampleFeature(scope: scope)
  }

  /// Has a window speak all languages that the string catalogues have.
  func prepare(_ window: Window, of root: SampleFeature) { window.localization = window.localization.withTexts }
  // template if sign-in

  var submissions: [Submission: SubmissionHandler] { signingIn(accounts) }

  /// Says how the first account is made, until there is one.
  func run(_ launch: Launch<NoOptions>, show: @escaping @Sendable () async throws -> Void) async throws {
    if try await accounts.needsSetUp() {
      let words = "There is no account yet. The set-up code for the first one is \(accounts.setUpCode)\n"
      try FileHandle.standardError.write(contentsOf: Data(words.utf8))
    }
    try await show()
  }
  // template end
}
