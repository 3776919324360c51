package import Espalier

/// The places of somebody who is not signed in.
package enum WelcomeRoute: Route {
  /// Signing in, and going on to a place.
  case signIn(next: Path?)
  /// Making a new user, and going on to a place.
  case signUp(next: Path?)

  /// Where one goes on to.
  package var next: Path? {
    switch self {
    case .signIn(let next), .signUp(let next): next
    }
  }

  package var path: Path {
    let parameters = next.map { ["next": $0.description] } ?? [:]
    switch self {
    case .signIn: return Path(segments: ["sign-in"], parameters: parameters)
    case .signUp: return Path(segments: ["sign-up"], parameters: parameters)
    }
  }

  package init?(path: Path) {
    // What cannot be a place of the app is dropped, so that a prepared link cannot send anybody out of it.
    let next = path["next"].flatMap { Path($0) }
    switch path.segments {
    case ["sign-in"]: self = .signIn(next: next)
    case ["sign-up"]: self = .signUp(next: next)
    default: return nil
    }
  }
}
