import ArgumentParser
import Espalier
import EspalierCommand

struct PaperSurface: CommandSurface {
  static let name = "paper"
  static let summary = "for drawing on"
  @Option var sheets = 1
  func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {}
}

struct SurfacesOptions: ParsableArguments {
  @Option var color = "black"
}

struct SurfacesApp: App {
  static let surfaces: [any AppSurface.Type] = [PaperSurface.self]
  typealias Options = SurfacesOptions
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
}
