// An app names EspalierWeb alone and has all that the public API of a server is made of.
@_exported public import EspalierHTML
@_exported public import EspalierLivePage
@_exported public import EspalierServer
@_exported public import EspalierWorkers
