public import Espalier

/// The dependencies of Sample: what the app around it offers, and its own.
public final class SamplePlugInScope: Scope<any SampleShell> {}
