// A test reads screens as values without another import.
@_exported public import EspalierHeadless
