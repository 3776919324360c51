internal import HTTPTypes
internal import EspalierHTML
internal import EspalierViews

/// A step that refuses requests outside the app's mount path.
struct BelowMount: Middleware {
  let mount: MountPath

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    guard request.facts.isBelowMount else {
      return .text(.notFound, .localized(.webAppIsElsewhere(address: mount.cookiePath)))
    }
    // The mount path without its final slash is redirected: cookies and relative links work only below the path, from
    // the slash on.
    if !mount.isRoot, LocalPath.withoutQuery(request.head.path ?? "") == mount.prefix {
      return .moved(request.facts.target)
    }
    return await next.answer(request)
  }
}
