import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { Spinner } from '../Spinner';
import { ButtonFrame, type ButtonSize, type ButtonVariant } from './Button.styles';
import { ButtonElement, type ButtonElementProps } from './ButtonElement';

export interface ButtonProps extends Omit<ButtonElementProps, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** The label: a verb. */
  children: ReactNode;
  /** One primary per region. @default 'secondary' */
  variant?: ButtonVariant;
  /** 24, 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: ButtonSize;
  /** Icon before the label; a spinner takes its place while pending. */
  icon?: IconComponent;
  /** Icon after the label. */
  trailingIcon?: IconComponent;
  /** A count or a shortcut after the label. */
  hint?: ReactNode;
  /** Takes the whole width of its container. @default false */
  isFullWidth?: boolean;
}

const iconSize = { xs: 'xs', sm: 'sm', md: 'md', lg: 'lg' } as const;

/**
 * Does something. For going somewhere use a link, which may look like a button (`ButtonLink`).
 * While `isPending` it keeps its width and the focus, and ignores presses.
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  trailingIcon,
  hint,
  isFullWidth = false,
  ...rest
}: ButtonProps) {
  const { isPending = false } = rest;
  return (
    <ButtonFrame as={ButtonElement} $variant={variant} $size={size} $isFullWidth={isFullWidth} {...rest}>
      {isPending ? <Spinner size={size === 'lg' ? 'md' : 'sm'} data-part="spinner" /> : null}
      {icon && !isPending ? <Icon icon={icon} size={iconSize[size]} data-part="icon" /> : null}
      <span data-part="label">{children}</span>
      {hint === undefined ? null : <span data-part="hint">{hint}</span>}
      {trailingIcon ? <Icon icon={trailingIcon} size={iconSize[size]} data-part="trailing-icon" /> : null}
    </ButtonFrame>
  );
}
