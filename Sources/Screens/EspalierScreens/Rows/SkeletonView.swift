public import EspalierViews

/// The grey shape of a row that is still loading; screen readers announce once that the screen is loading.
public final class SkeletonView: View {}
