internal import HTTPTypes
internal import EspalierHTML
internal import EspalierViews

/// Answers nothing that is not below the path that everything is served below.
struct BelowMount: Middleware {
  let mount: MountPath

  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
    guard request.facts.isBelowMount else {
      return .text(.notFound, .localized(.webAppIsElsewhere(address: mount.cookiePath)))
    }
    // Links and cookies are for what is below the path.
    if !mount.isRoot, LocalPath.withoutQuery(request.head.path ?? "") == mount.prefix {
      return .moved(request.facts.target)
    }
    return await next.answer(request)
  }
}
