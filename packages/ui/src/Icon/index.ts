export { Icon, iconSizes } from './Icon';
export type { IconProps, IconSize } from './Icon';
export type { IconComponent, IconShapeProps } from './IconComponent';
export { maskIcon, maskIcons } from './maskIcon';
