// One import for the whole core. Surfaces are imported by name.
@_exported public import EspalierApp
@_exported public import EspalierBase
@_exported public import EspalierBroadcast
@_exported public import EspalierConnectors
@_exported public import EspalierContainer
@_exported public import EspalierFiles
@_exported public import EspalierFlows
@_exported public import EspalierModules
@_exported public import EspalierNavigation
@_exported public import EspalierPlugIns
@_exported public import EspalierScopes
@_exported public import EspalierScreens
@_exported public import EspalierViews
