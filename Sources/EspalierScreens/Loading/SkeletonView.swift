public import EspalierViews

/// The grey shape of a row that will come; those who listen are told once that the screen is loading.
public final class SkeletonView: View {}
