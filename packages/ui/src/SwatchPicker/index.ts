export { Swatch, SwatchPicker, ThemeSwatch } from './SwatchPicker';
export type { SwatchPickerProps, SwatchProps, ThemeSwatchProps } from './SwatchPicker';
export { ThemeDisc } from './ThemeDisc';
export type { ThemeDiscProps } from './ThemeDisc';
