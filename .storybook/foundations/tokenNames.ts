import type { ColorToken, ScaleToken, ThemeName, TypeRole } from '@quarterdeck/ui/tokens';
import source from '../../packages/ui/tokens/tokens.json';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of all leaves below a part of the token file, joined by dots, in its order. */
function leavesOf(tree: Tree, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key.startsWith('$') || !isTree(value)) return [];
    const here = [...path, key];
    return '$value' in value ? [here.join('.')] : leavesOf(value, here);
  });
}

// The file is what the types of the names are written from, so each name is one of them.
const named = <Name extends string>(tree: Tree, prefix: string) =>
  leavesOf(tree).map((leaf) => `${prefix}${leaf}` as Name);

/** Colours by meaning; every theme has the same. */
export const colorTokens = named<ColorToken>(source.theme['theme-teal'].light.color, '');
export const spaceTokens = named<ScaleToken>(source.space, 'space.');
export const radiusTokens = named<ScaleToken>(source.radius, 'radius.');
export const layerTokens = named<ScaleToken>(source.layer, 'layer.');
export const durationTokens = named<ScaleToken>(source.motion.duration, 'duration.');
export const easingTokens = named<ScaleToken>(source.motion.easing, 'easing.');
export const elevationTokens = named<ScaleToken>(source.theme['theme-teal'].light.elevation, 'elevation.');
export const typeRoles = named<TypeRole>(source.typography, '');

/** The twelve steps of each colour scale, as hex. */
export function scalesOf(scheme: 'light' | 'dark'): [name: string, steps: string[]][] {
  return Object.entries(source.color[scheme]).map(([name, steps]) => [
    name,
    // A description stands among the steps of some scales.
    Object.values(steps).flatMap((step) => (typeof step === 'string' ? [] : [step.$value.hex])),
  ]);
}

/** Custom property of a token. */
export const propertyOf = (name: string) => `--qd-${name.replaceAll('.', '-')}`;

/** Values of tokens as a theme and a scheme give them, whatever the page itself wears. */
export function valuesOf(
  names: readonly string[],
  shown: { theme: ThemeName; scheme: 'light' | 'dark' },
): ReadonlyMap<string, string> {
  const probe = document.createElement('div');
  Object.assign(probe.dataset, shown);
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const values = new Map(names.map((name) => [name, style.getPropertyValue(propertyOf(name)).trim()]));
  probe.remove();
  return values;
}
