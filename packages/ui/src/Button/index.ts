export { Button } from './Button';
export type { ButtonProps } from './Button';
export type { ButtonPress } from './ButtonElement';
export { ButtonFrame, buttonSizes, buttonVariants } from './Button.styles';
export type { ButtonSize, ButtonVariant } from './Button.styles';
export type { ButtonElementProps } from './ButtonElement';
