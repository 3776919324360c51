public import EspalierViews

/// A section between a header and a footer that are views. Its children are the header, the ``SectionView`` and the
/// footer.
public final class SectionGroupView: View {}
