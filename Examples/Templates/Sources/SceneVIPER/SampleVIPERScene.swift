import Espalier
import Observation

/// The view: it shows what it is told, and tells its presenter what a person does.
@MainActor @Observable final class SampleVIPERScene: PresentedScene, SampleVIPERViewable {
  @ObservationIgnored var presenter: (any SampleVIPERPresenting)?
  var alerts: [Dialog] = []
  var activity = 0
  private var lines: Loadable<[String]> = .idle
  @ObservationIgnored private let parameters: SampleVIPERParameters

  init(parameters: SampleVIPERParameters) { self.parameters = parameters }

  func show(_ lines: Loadable<[String]>) { self.lines = lines }

  var screen: Screen {
    Screen(
      title: SampleVIPERAppearance.Misc.title, subtitle: parameters.subtitle,
      layout: SampleVIPERAppearance.Layout.screen,
      bottomBar: [.item("Done", variant: .primary) { [weak self] in try self?.presenter?.tapDone() }]
    ) {
      whenLoaded(
        lines, skeleton: SampleVIPERAppearance.Layout.skeletonRows,
        empty: EmptyState("Nothing here yet", icon: SampleVIPERAppearance.Misc.icon),
        retry: { [weak self] in await self?.presenter?.load() }
      ) { lines in
        Section("lines") {
          for line in lines {
            Row(
              Label.with(
                .text(line), .textStyle(SampleVIPERAppearance.Fonts.line), .color(SampleVIPERAppearance.Colors.line))
            ).id(line)
          }
        }
        .styled(.rowHeight(SampleVIPERAppearance.Layout.rowHeight))
      }
    }
    .showing(activityOf: self, label: "Working")
    .showing(alertsOf: self)
  }
}
