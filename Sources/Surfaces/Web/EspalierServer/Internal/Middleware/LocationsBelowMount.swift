internal import EspalierHTML
internal import HTTPTypes

/// A step that adds the mount path to the addresses of redirects. Endpoints know only paths within the app.
struct LocationsBelowMount: Middleware {
  let mount: MountPath

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    var answer = await next.answer(request)
    if let place = answer.fields[.location] {
      answer.fields[.location] = mount.address(of: place) ?? mount.cookiePath
    }
    return answer
  }
}
