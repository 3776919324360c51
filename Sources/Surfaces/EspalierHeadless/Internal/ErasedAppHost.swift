internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// The functions of a driven app that its driver calls, such as those for forms and exports. The structure hides the
/// app's type.
@MainActor
struct ErasedAppHost {
  let submissions: Set<Submission>
  let exports: Set<Export>
  let carryOut: (Submission, SubmittedForm, Window, Visitor) async -> SubmissionStep
  let export: (Export, String?) async throws -> ExportedFile
  let makeWindow: (Visitor) async throws -> Window

  init<Hosted: App>(_ host: AppHost<Hosted>, _ makeWindow: @escaping (Visitor) async throws -> Window) {
    submissions = Set(host.submissions.keys)
    exports = Set(host.exports.keys)
    carryOut = { await host.carryOut($0, $1, in: $2, for: $3) }
    export = { try await host.export($0, for: $1) }
    self.makeWindow = makeWindow
  }
}

/// An app that has only handlers. The test creates its windows.
struct GivenApp: App {
  let submissions: [Submission: SubmissionHandler]
  let exports: [Export: ExportHandler]

  func root(for visitor: Visitor) -> NowhereCoordinator { NowhereCoordinator() }
}

/// A root coordinator that has no places.
final class NowhereCoordinator: Coordinator<Path> {
  override func placement(of route: Path) -> Placement<Path> { .notFound }
}
