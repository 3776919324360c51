// An app imports only EspalierWeb and has all types of a server's public API.
@_exported public import EspalierHTML
@_exported public import EspalierLivePage
@_exported public import EspalierServer
@_exported public import EspalierWorkers
