import type { ColorToken, ScaleToken, TypeRole } from './names';

/**
 * The one way a component reads a token. It answers a reference to the custom property, so theme,
 * scheme and density change without a render.
 */
export function token(name: ColorToken | ScaleToken): string {
  return `var(--qd-${name.replaceAll('.', '-')})`;
}

/** A color in the light scheme and another one in the dark: that of the nearest region with a scheme, and light on paper. */
export function byScheme(light: ColorToken, dark: ColorToken): string {
  // The one of the other scheme is empty then, and the fallback of this one stands (`schemeBlocks` of the tokens' script).
  return `var(--qd-when-light, ${token(light)}) var(--qd-when-dark, ${token(dark)})`;
}

/** Declarations of a type role: font and tracking. */
export function type(role: TypeRole): string {
  return `font:var(--qd-type-${role});letter-spacing:var(--qd-tracking-${role});`;
}

/** Widths at which the layout changes, in CSS pixels. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media query for widths of `breakpoint` and up. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width:${breakpoints[breakpoint]}px)`;
}

/** Media query for widths below `breakpoint`. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width:${breakpoints[breakpoint] - 0.02}px)`;
}
