extension Theme {
  /// The standard theme of Espalier.
  public static let standard = Theme(
    light: lightPalette, dark: darkPalette, lightHighContrast: lightHighContrastPalette,
    darkHighContrast: darkHighContrastPalette,
    type: TypeScale(
      caption: .init(13, lineHeight: 18), body: .init(16, lineHeight: 24),
      headline: .init(16, lineHeight: 24, weight: 600), title: .init(20, lineHeight: 28, weight: 600),
      largeTitle: .init(28, lineHeight: 36, weight: 700)))

  private static let lightPalette = Palette(
    text: 0x16181D, secondary: 0x565D69, surface: 0xF3F4F6, raised: 0xFFFFFF, hover: 0xF3F5F9, separator: 0xE1E4E9,
    field: 0x838A96, accent: 0x0A58CA, onAccent: 0xFFFFFF, positive: 0x0B6B3A, negative: 0xB3261E, warning: 0x855000,
    chart: [
      0x197AC3, 0xAB5F29, 0x197958, 0x9D3A87, 0x7E5403, 0x6B3EC7, 0x727581, 0x346165, 0x91283B, 0x4D331E, 0x720860,
      0x4D4907, 0x28399B,
    ])

  private static let darkPalette = Palette(
    text: 0xECEEF2, secondary: 0xA6AEBB, surface: 0x0F1114, raised: 0x191C21, hover: 0x21252C, separator: 0x2C313A,
    field: 0x6D7686, accent: 0x82B1FF, onAccent: 0x08182F, positive: 0x63CF97, negative: 0xFF9289, warning: 0xF2B661,
    chart: [
      0x88C3FA, 0xF67C0A, 0x44BC7F, 0xD284BD, 0xF4B623, 0x767EF9, 0xC1B3BA, 0x5EEBEA, 0xEF4F3C, 0xA2816D, 0xC85EC1,
      0xD4E79B, 0x939EFE,
    ])

  private static let lightHighContrastPalette = Palette(
    text: 0x000000, secondary: 0x2B2F36, surface: 0xFFFFFF, raised: 0xFFFFFF, hover: 0xF3F5F9, separator: 0x5C6370,
    field: 0x16181D, accent: 0x003A94, onAccent: 0xFFFFFF, positive: 0x00451F, negative: 0x7D0D08, warning: 0x553200,
    chart: lightPalette.chart)

  private static let darkHighContrastPalette = Palette(
    text: 0xFFFFFF, secondary: 0xDDE1E8, surface: 0x000000, raised: 0x000000, hover: 0x21252C, separator: 0x9AA2AF,
    field: 0xECEEF2, accent: 0xB5D1FF, onAccent: 0x08182F, positive: 0x9FF0C4, negative: 0xFFC2BC, warning: 0xFFD9A0,
    chart: darkPalette.chart)
}
