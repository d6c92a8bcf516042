import * as z from 'zod/mini';

/** Sets of the catalogue. */
export const iconSetNames = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const;
export type IconSetName = (typeof iconSetNames)[number];

export const iconSetSchema = z.object({
  namespace: z.enum(iconSetNames),
  /** What the set is called, such as `Heroicons outline`. */
  name: z.string(),
  /** Edge of the square that the icons are drawn for, in pixels, as a text. */
  grid: z.string().check(z.regex(/^\d+$/)),
  /** Names of the icons with hyphens, in the order of the alphabet; the kit's icons have a drawing for each. */
  list: z.array(z.string()),
});
export type IconSet = z.infer<typeof iconSetSchema>;
