package import Espalier

/// The places of a visitor who is not signed in.
package enum WelcomeRoute: Route {
  /// Signing in, and going on to a place.
  case signIn(next: Path?)
  /// Creating a user, and going on to a place.
  case signUp(next: Path?)

  /// The place to go on to.
  package var next: Path? {
    switch self {
    case .signIn(let next), .signUp(let next): next
    }
  }

  package var path: Path {
    switch self {
    case .signIn(let next): "/sign-in?next=\(next)"
    case .signUp(let next): "/sign-up?next=\(next)"
    }
  }

  package static let paths = Paths<Self> {
    signingIn; signingUp
  }

  private static func signingIn(onTo next: Onward) -> Self { .signIn(next: next.path) }
  private static func signingUp(onTo next: Onward) -> Self { .signUp(next: next.path) }

  /// The place to go on to, as it was read. A path that cannot be a place of the app is dropped, so that a prepared
  /// link cannot send anybody out of the app, and a person who follows one can still sign in.
  private struct Onward: PathValue {
    let path: Path?

    init(pathText: String) { path = Path(pathText) }

    var pathText: String { path?.description ?? "" }
    static let pathSamples = Path.pathSamples.map { Onward(pathText: $0.description) }
  }
}

/// Signing in, signing up, and looking round.
final class Welcome: Feature<WelcomeScope, WelcomeRoute> {
  override func placement(of route: WelcomeRoute) -> Placement<WelcomeRoute> { .root(WelcomeScene(route: route)) }
}
