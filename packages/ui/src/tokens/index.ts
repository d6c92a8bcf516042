import type { KitThemeName } from './names';

export { themeNames } from './names';
export type { ColorToken, KitThemeName, ScaleToken, TypeRole } from './names';
export { below, breakpoints, byScheme, from, token, type } from './token';
export type { Breakpoint } from './token';

/**
 * Names of your own themes, added to by
 * `declare module '@quarterdeck/ui/tokens' { interface OwnThemes { 'theme-harbor': true } }`.
 */
export interface OwnThemes {}

/** A theme whose style sheet the page has: one of the kit's, or of your own. */
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- it is empty only until an app adds to it
export type ThemeName = KitThemeName | keyof OwnThemes;
