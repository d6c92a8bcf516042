export { themeNames } from './names';
export type { ColorToken, ScaleToken, ThemeName, TypeRole } from './names';
export { below, breakpoints, from, token, type } from './token';
export type { Breakpoint } from './token';
