import EspalierNavigation
import EspalierScreens
import EspalierViews
import Observation

/// A form with an amount and a weight, and a share that follows a binding.
@MainActor @Observable final class NumbersScene: Scene {
  struct Parcel: Sendable {
    var amount: Double? = 100
    var weight: Double?
  }

  let form = Form(Parcel())
  var share: Double? = 12.5
  private(set) var sent: [Parcel] = []

  init() { form.onSubmit { [weak self] in self?.sent.append($0) } }

  var screen: Screen {
    Screen(title: "Numbers") {
      Section("form", layout: .form) {
        Row(NumberField.with(.label("Amount"), .range(0...1_000_000), .step(0.01), .field(form.amount)))
        Row(NumberField.with(.label("Weight"), .field(form.weight)))
        Row(NumberField.with(.label("Share"), .range(0...100), .step(0.5), .value(Binding(self, \.share))))
        Row(Button.with(.title("Send"), .submits(form)))
      }
      Section("state") {
        Row(Label.with(.text("Amount is \(form.value.amount.map { "\($0)" } ?? "none")")))
        Row(Label.with(.text("Weight is \(form.value.weight.map { "\($0)" } ?? "none")")))
        Row(Label.with(.text("Share is \(share.map { "\($0)" } ?? "none")")))
        Row(Label.with(.text("Sent \(sent.count)")))
      }
    }
  }
}

enum NumbersRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

final class NumbersCoordinator: Coordinator<NumbersRoute> {
  let scene = NumbersScene()
  override func placement(of route: NumbersRoute) -> Placement<NumbersRoute> { .root(self.scene) }
}
