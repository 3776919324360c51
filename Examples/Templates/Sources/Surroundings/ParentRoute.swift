import Espalier

/// The places of the app that the templates stand in: its own list, and one for each template that has a place.
enum ParentRoute: Route {
  case list
  case sample(SampleRoute)
  case sampleMVVM
  case sampleMVVMF(String)
  case sampleVIPER
  case plugIn(PlugInRoute)

  var path: Path {
    switch self {
    case .list: "/"
    case .sample(let route): "/sample" + route.path
    case .sampleMVVM: "/sampleMVVM"
    case .sampleMVVMF(let name): "/sampleMVVMF/\(name)"
    case .sampleVIPER: "/sampleVIPER"
    case .plugIn(let route): "/more" + route.path
    }
  }
  static let paths = Paths<Self> {
    list
    sample
    sampleMVVM
    sampleMVVMF
    sampleVIPER
    plugIn
  }
}
