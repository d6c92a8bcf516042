/** Hues of labels; the order is part of the look, because ids are mapped onto it. */
export const hues = ['ultramarine', 'teal', 'rose', 'purple', 'amber', 'green', 'orange', 'sky', 'red'] as const;
export type Hue = (typeof hues)[number];

/** Hues of avatars: red is left out, it means danger on a face. */
export const avatarHues = ['ultramarine', 'teal', 'rose', 'purple', 'amber', 'green', 'orange', 'sky'] as const;
export type AvatarHue = (typeof avatarHues)[number];

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  // The low bits of this hash follow the last letter too closely.
  hash ^= hash >>> 15;
  return hash >>> 0;
}

/** The hue of something by its id: always the same one. */
export function hueOf(id: string): Hue {
  return hues[hashOf(id) % hues.length] ?? 'teal';
}

/** The hue of a person or team by id: always the same one. */
export function avatarHueOf(id: string): AvatarHue {
  return avatarHues[hashOf(id) % avatarHues.length] ?? 'teal';
}
