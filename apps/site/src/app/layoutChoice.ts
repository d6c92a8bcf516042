import { findLayout, type BuiltLayoutName } from '@quarterdeck/ui/Layout';

/** The configured layout. */
export const configuredLayout: BuiltLayoutName = 'classy';

export interface LayoutWishes {
  /** Of the address: `?layout=`. */
  query: string | null;
  /** Of the route. */
  route: string | undefined;
  /** What the person chose in the settings. */
  preference: string | null;
}

/**
 * The address wins over the route, the route over the person's choice, that over the configuration.
 * A name that no layout has is as good as none.
 */
export function chooseLayout({ query, route, preference }: LayoutWishes): BuiltLayoutName {
  return findLayout(query) ?? findLayout(route) ?? findLayout(preference) ?? configuredLayout;
}
