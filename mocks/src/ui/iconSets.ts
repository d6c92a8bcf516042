import { iconSetNames, type IconSet, type IconSetName } from '@quarterdeck/contract/entities/iconSet';
import * as z from 'zod/mini';

interface IconSetFile {
  name: string;
  grid: string;
  load: () => Promise<{ default: unknown }>;
}

/** Sets of one family differ in how they are drawn and share their names. */
const feather = () => import('./seeds/feather.json');
const heroicons = () => import('./seeds/heroicons.json');
const material = () => import('./seeds/material.json');

const files: Readonly<Record<IconSetName, IconSetFile>> = {
  feather: { name: 'Feather', grid: '24', load: feather },
  'heroicons-outline': { name: 'Heroicons outline', grid: '24', load: heroicons },
  'heroicons-solid': { name: 'Heroicons solid', grid: '24', load: heroicons },
  'heroicons-mini': { name: 'Heroicons mini', grid: '20', load: heroicons },
  'material-solid': { name: 'Material solid', grid: '24', load: material },
  'material-outline': { name: 'Material outline', grid: '24', load: material },
  'material-twotone': { name: 'Material two-tone', grid: '24', load: material },
};

/** @returns undefined for a set that there is not. */
export async function loadIconSet(set: string): Promise<IconSet | undefined> {
  const namespace = iconSetNames.find((name) => name === set);
  if (namespace === undefined) return undefined;
  const { name, grid, load } = files[namespace];
  return { namespace, name, grid, list: z.parse(z.array(z.string()), (await load()).default) };
}
