@testable import EspalierScreens
@testable import EspalierViews

extension StyleTable {
  private static let field = TextField.with(.label("Name"))
  private static let options: Style<Picker> = .options([PickerOption("a", "A"), PickerOption("b", "B")])

  @StyleCases
  static var inputs: [StyleCase] {
    StyleCase(Input.label, .label("Name"), over: TextField.with(), "/Name/.test(e.textContent)")
    StyleCase(Input.hint, .hint("Help"), over: field, "/Help/.test(e.innerText)")
    StyleCase(
      Input.message, .message("Wrong"), over: field,
      "/Wrong/.test(e.innerText) && q('input').getAttribute('aria-invalid') === 'true'")
    StyleCase(Input.name, .name("first"), over: field, "q('input').name === 'first'")
    StyleCase(
      Input.isLabelHidden, .isLabelHidden(), over: field,
      "[...e.querySelectorAll('*')].some((one) => one.textContent === 'Name' && one.getBoundingClientRect().width <= 1)"
    )
    StyleCase(TextInput.text, .text("Ada"), over: field, "q('input').value === 'Ada'")
    StyleCase(TextInput.placeholder, .placeholder("Type"), over: field, "q('input').placeholder === 'Type'")
    StyleCase(TextInput.maximumLength, .maximumLength(9), over: field, "q('input').maxLength === 9")
    StyleCase(TextField.kind, .kind(.email), over: field, "q('input').type === 'email'")
    StyleCase(
      TextField.kind, .kind(.phone), over: field, "q('input').type === 'tel' && q('input').inputMode === ''")
    StyleCase(TextField.kind, .kind(.webAddress), over: field, "q('input').type === 'url'")
    StyleCase(
      TextField.kind, .kind(.decimal), over: field, "q('input').type === 'text' && q('input').inputMode === 'decimal'")
    StyleCase(
      TextInput.color, .color(.negative), over: field, "getComputedStyle(q('input')).color === c('var(--negative)')")
    StyleCase(
      TextInput.color, .color(.rgb(0x112233)), over: TextArea.with(.label("T")),
      "getComputedStyle(q('textarea')).color === 'rgb(17, 34, 51)'")
    StyleCase(
      TextInput.textAlignment, .textAlignment(.end), over: field, "getComputedStyle(q('input')).textAlign === 'end'")
    StyleCase(
      TextInput.fieldBackground, .fieldBackground(.rgb(0x112233)), over: field,
      "getComputedStyle(q('input')).backgroundColor === 'rgb(17, 34, 51)' && s.backgroundColor !== 'rgb(17, 34, 51)'")
    StyleCase(
      TextInput.fieldBorder, .fieldBorder(Border(width: 3, color: .rgb(0x112233))), over: field,
      "getComputedStyle(q('input')).border === '3px solid rgb(17, 34, 51)'")
    StyleCase(
      TextInput.fieldBorder, .fieldBorder(Border(width: 0)), over: field,
      "getComputedStyle(q('input')).borderTopWidth === '0px'")
    StyleCase(
      EntryField.fieldPadding, .fieldPadding(Insets(leading: 40)), over: field,
      "getComputedStyle(q('input')).paddingLeft === '40px' && getComputedStyle(q('input')).paddingTop === '8px'")
    StyleCase(
      EntryField.leading, .leading("€"), over: NumberField.with(.label("N")),
      "q('[data-part=leading]')?.textContent === '€' && getComputedStyle(q('input')).borderTopWidth === '0px'")
    StyleCase(
      EntryField.leading, .leading(.icon(.card)), over: field,
      "q('[data-part=leading] use')?.checkVisibility() ?? false")
    StyleCase(
      EntryField.trailing, .trailing("kg"), over: DateField.with(.label("D")),
      "q('[data-part=trailing]')?.textContent === 'kg'")
    StyleCase(
      EntryField.fieldBackground, .fieldBackground(.rgb(0x112233)), over: NumberField.with(.label("N"), .leading("€")),
      "getComputedStyle(q('.frame-parts')).backgroundColor === 'rgb(17, 34, 51)'")
    StyleCase(
      EntryField.textAlignment, .textAlignment(.end), over: NumberField.with(.label("N")),
      "getComputedStyle(q('input')).textAlign === 'end'")
    StyleCase(
      EntryField.color, .color(.rgb(0x112233)), over: DateField.with(.label("D")),
      "getComputedStyle(q('input')).color === 'rgb(17, 34, 51)'")
    StyleCase(
      EntryField.hasClearButton, .hasClearButton(), over: field.adding(.text("x")),
      "q('[data-part=clear]')?.checkVisibility({ visibilityProperty: true }) ?? false")
    StyleCase(
      Slider.trackColor, .trackColor(.rgb(0x112233)), over: Slider.with(.label("S")),
      "getComputedStyle(q('input')).appearance === 'none' && s.getPropertyValue('--track') === '#112233'")
    StyleCase(
      Slider.thumbColor, .thumbColor(.rgb(0x112233)), over: Slider.with(.label("S")),
      "getComputedStyle(q('input')).appearance === 'none' && s.getPropertyValue('--thumb') === '#112233'")
    StyleCase(TextField.autocomplete, .autocomplete("name"), over: field, "q('input').autocomplete === 'name'")
    StyleCase(TextArea.rows, .rows(7), over: TextArea.with(.label("T")), "q('textarea').rows === 7")
    StyleCase(
      TextArea.growsWithText, .growsWithText(false), over: TextArea.with(.label("T")),
      "getComputedStyle(q('textarea')).fieldSizing === 'fixed'")
    StyleCase(NumberField.value, .value(1.5), over: NumberField.with(.label("N")), "q('input').value === '1.5'")
    StyleCase(NumberField.minimum, .minimum(2), over: NumberField.with(.label("N")), "q('input').dataset.min === '2'")
    StyleCase(NumberField.maximum, .maximum(9), over: NumberField.with(.label("N")), "q('input').dataset.max === '9'")
    StyleCase(NumberField.step, .step(0.5), over: NumberField.with(.label("N")), "q('input').dataset.step === '0.5'")
    StyleCase(
      NumberField.locale, .locale("de"), over: NumberField.with(.label("N")), "q('input').dataset.notation === ',0'")
    StyleCase(
      NumberField.placeholder, .placeholder("0"), over: NumberField.with(.label("N")), "q('input').placeholder === '0'")
    StyleCase(
      DateField.day, .day(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').value === '2024-02-29'")
    StyleCase(
      DateField.minimum, .minimum(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').min === '2024-02-29'")
    StyleCase(
      DateField.maximum, .maximum(Day(year: 2024, month: 2, day: 29)), over: DateField.with(.label("D")),
      "q('input').max === '2024-02-29'")
    StyleCase(Slider.value, .value(0.5), over: Slider.with(.label("S")), "q('input').value === '0.5'")
    StyleCase(
      Slider.minimum, Style<Slider>(Slider.minimum, -5), over: Slider.with(.label("S")), "q('input').min === '-5'")
    StyleCase(
      Slider.maximum, Style<Slider>(Slider.maximum, 5), over: Slider.with(.label("S")), "q('input').max === '5'")
    StyleCase(Slider.step, .step(0.25), over: Slider.with(.label("S")), "q('input').step === '0.25'")
    StyleCase(
      Slider.valueText, .valueText("4 km"), over: Slider.with(.label("S")),
      "q('input').getAttribute('aria-valuetext') === '4 km' && /4 km/.test(e.innerText)")
    StyleCase(Stepper.value, .value(3), over: Stepper.with(.label("S")), "q('output').textContent === '3'")
    StyleCase(
      Stepper.minimum, Style<Stepper>(Stepper.minimum, 0), over: Stepper.with(.label("S")),
      "q('button[value=down]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.maximum, Style<Stepper>(Stepper.maximum, 0), over: Stepper.with(.label("S")),
      "q('button[value=up]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.step, .step(5), over: Stepper.with(.label("S"), .range(0...3)),
      "q('button[value=up]').getAttribute('aria-disabled') === 'true'")
    StyleCase(
      Stepper.valueText, .valueText("two"), over: Stepper.with(.label("S")), "q('output').textContent === 'two'")
    StyleCase(
      Picker.options, options, over: Picker.with(.label("P")),
      "[...q('select').options].map((one) => one.value + one.text).join() === 'aA,bB'")
    StyleCase(
      Picker.selection, .selection("b"), over: Picker.with(.label("P"), options), "q('select').value === 'b'")
    StyleCase(
      Picker.variant, .variant(.segmented), over: Picker.with(.label("P"), options),
      "q('select').hidden && e.querySelectorAll('input[type=radio]').length === 2")
    StyleCase(Toggle.isOn, .isOn(), over: Toggle.with(.label("T")), "q('input').checked")
    StyleCase(
      Toggle.trackColor, .trackColor(.rgb(0x112233)), over: Toggle.with(.label("T")),
      "getComputedStyle(q('input')).backgroundColor === 'rgb(17, 34, 51)'")
    StyleCase(
      View.tint, .tint(.rgb(0x112233)), over: Toggle.with(.label("T"), .isOn()),
      "getComputedStyle(q('input')).backgroundColor === 'rgb(17, 34, 51)'")
    StyleCase(
      View.tint, .tint(.rgb(0x112233)), over: Slider.with(.label("S")),
      "getComputedStyle(q('input')).accentColor === 'rgb(17, 34, 51)'")
    StyleCase(
      View.tint, .tint(.rgb(0x112233)), over: Checkbox.with(.label("C")),
      "getComputedStyle(q('input')).accentColor === 'rgb(17, 34, 51)'")
    StyleCase(Checkbox.isMixed, .isMixed(), over: Checkbox.with(.label("T")), "q('input').indeterminate")
    StyleCase(
      FilePicker.fileTypes, .fileTypes(".csv"), over: FilePicker.with(.label("F")), "q('input').accept === '.csv'")
    StyleCase(TextField.clearsOnSubmit, .clearsOnSubmit(), over: field, "'clears' in q('input').dataset")
    StyleCase(Control.autofocus, .autofocus(), over: field, "q('input').autofocus")
    StyleCase(
      View.focusRequest, .focusRequest(1), over: field,
      // The focus moves on to whoever asks next, so who asked is remembered.
      "window.asked?.includes('it') ?? false")
  }
}
