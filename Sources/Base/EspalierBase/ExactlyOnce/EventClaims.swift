/// A function that says whether the app has stored what an event of a page did, by the claims that it keeps.
///
/// It answers true only if all that the handler writes is stored, as where a handler makes one write. A store that cannot be
/// asked answers false: then the person is told that the action is perhaps not done.
public typealias EventClaims = @Sendable (_ page: String, _ event: Int) async -> Bool
