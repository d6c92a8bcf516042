export { Icon, iconSizes } from './Icon';
export type { IconProps, IconSize } from './Icon';
export { maskIcon, maskIcons } from './maskIcon';
