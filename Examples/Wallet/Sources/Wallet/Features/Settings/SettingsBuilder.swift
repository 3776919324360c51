import Espalier

/// Builds the settings.
struct SettingsBuilder: Builder {
  func build(in parent: SessionScope) -> SettingsModule { SettingsModule(scope: SettingsScope(parent)) }
}
