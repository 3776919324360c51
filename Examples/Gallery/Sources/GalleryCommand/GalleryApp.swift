import Espalier
import EspalierCommand
import EspalierWeb
import Gallery

/// `gallery`: shows every view of Espalier in each of its states, with the code that makes it.
@main struct GalleryApp: App, WebApp {
  static let views: [View.Type] = [CodeView.self, SwatchView.self, SketchView.self, LatencyView.self]
  static let surfaces: [any AppSurface.Type] = [WebSurface.self]
  static let summary =
    "Every view of Espalier in each of its states, with the code that makes it, served to your browser."
  let title = "Espalier"

  func root(for visitor: Visitor) -> GalleryFeature { GalleryFeature() }
  func prepare(_ window: Window, of root: GalleryFeature) { root.prepare(window) }

  func configure(_ configuration: inout WebConfiguration) {
    configuration.stylesheet = GalleryStylesheet.rules
    configuration.assets = [GallerySketch.script, GalleryLatency.script, GalleryPictures.trellis]
  }
}
