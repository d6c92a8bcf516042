export { Swatch, SwatchPicker, ThemeSwatch } from './SwatchPicker';
export type { SwatchPickerProps, SwatchProps, ThemeSwatchProps } from './SwatchPicker';
