export { avatarHueOf, avatarHues, hueOf, hues } from './hues';
export type { AvatarHue, Hue } from './hues';
