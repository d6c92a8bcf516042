import { dataIcons } from './dataIcons';
import { navigationIcons } from './navigationIcons';

/** Names that `NavigationIcon` draws. */
export const navigationIconNames: readonly string[] = [...navigationIcons.keys(), ...dataIcons.keys()];
