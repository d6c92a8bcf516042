import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Hue } from '../hues';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Frame, Remove, type TagSize, type TagVariant } from './Tag.styles';

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: ReactNode;
  /** `dot` shows the hue as a dot too, `tint` fills, `outline` has no hue. @default 'tint' */
  variant?: TagVariant;
  /** Without one the tag is neutral. */
  hue?: Hue;
  /** 20, 24 or 32 px high. @default 'sm' */
  size?: TagSize;
  /** Before the label. */
  icon?: ReactNode;
  /** Adds a button that removes the tag. */
  onRemove?: () => void;
  /** Names what is removed when the label is not plain text. @default the label */
  removeName?: string;
}

/** A label of something: its colour helps to find it, its word says it. */
export function Tag({
  children,
  variant = 'tint',
  hue,
  size = 'sm',
  icon,
  onRemove,
  removeName = typeof children === 'string' ? children : '',
  ...rest
}: TagProps) {
  const messages = useKitMessages();
  return (
    <Frame data-size={size} data-variant={variant} data-hue={hue} {...rest}>
      {icon}
      <span data-part="label" title={typeof children === 'string' ? children : undefined}>
        {children}
      </span>
      {onRemove ? (
        <Remove type="button" aria-label={messages.remove(removeName)} onClick={() => onRemove()} data-part="remove">
          <Icon icon={X} size="xs" />
        </Remove>
      ) : null}
    </Frame>
  );
}
