import type { Ref } from 'react';
import type { ButtonSize } from '../Button';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { LazyLabelTooltip } from '../LabelTooltip';
import { Spinner } from '../Spinner';
import { CornerBadge, SquareFrame, type IconButtonVariant } from './IconButton.styles';
import { useAttention } from './useAttention';

export interface IconButtonProps extends Omit<ButtonElementProps, 'children' | 'aria-label'> {
  ref?: Ref<HTMLButtonElement>;
  icon: IconComponent;
  /** What it does. Read as the name and shown as a tooltip. */
  label: string;
  /** @default 'ghost' */
  variant?: IconButtonVariant;
  /** 24, 28, 36 or 44 px square; more for coarse pointers. @default 'md' */
  size?: ButtonSize;
  /** A count on the corner; above 99 it reads 99+, at 0 there is none. @default 0 */
  badge?: number;
  /** The count in words, such as "3 unread"; becomes part of the name. */
  badgeLabel?: string;
  /** Mirrors an icon that points somewhere in right-to-left text. @default false */
  isDirectional?: boolean;
}

/** A button with an icon only. The label appears after 400 ms of rest, or at once when reached by key. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  badge = 0,
  badgeLabel,
  isDirectional = false,
  ...rest
}: IconButtonProps) {
  const name = badgeLabel === undefined || badge === 0 ? label : `${label}, ${badgeLabel}`;
  const { isPending = false, isDisabled = false } = rest;
  const { attention, ...follow } = useAttention(isDisabled, rest);
  return (
    <SquareFrame
      as={ButtonElement}
      $variant={variant}
      $size={size}
      $isFullWidth={false}
      aria-label={name}
      {...rest}
      {...follow}
    >
      {isPending ? (
        <Spinner size={size === 'lg' ? 'md' : 'sm'} data-part="spinner" />
      ) : (
        <Icon icon={icon} size={size} isDirectional={isDirectional} data-part="icon" />
      )}
      {badge > 0 ? <CornerBadge data-count={badge > 99 ? '99+' : badge} data-part="badge" /> : null}
      <LazyLabelTooltip label={label} {...attention} />
    </SquareFrame>
  );
}
