export { IconButton } from './IconButton';
export type { IconButtonProps } from './IconButton';
export { CornerBadge, iconButtonVariants, SquareFrame, squareLook } from './IconButton.styles';
export type { IconButtonVariant } from './IconButton.styles';
