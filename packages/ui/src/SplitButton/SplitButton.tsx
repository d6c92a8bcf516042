import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps, type ButtonSize } from '../Button';
import type { IconComponent } from '../Icon/IconComponent';
import { IconButton } from '../IconButton';
import { MenuTrigger } from '../Menu';
import { token } from '../tokens';

export interface SplitButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The main action: a verb. */
  label: string;
  icon?: IconComponent;
  onPress: NonNullable<ButtonProps['onPress']>;
  /** Name of the button beside it, such as "More ways to send". */
  menuLabel: string;
  /** A `Menu` of related actions. */
  children: ReactNode;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'subtle';
  /** @default 'md' */
  size?: ButtonSize;
  isDisabled?: boolean;
  isPending?: boolean;
}

/** The usual action, and a menu of its relatives. */
export function SplitButton({
  label,
  icon,
  onPress,
  menuLabel,
  children,
  variant = 'secondary',
  size = 'md',
  isDisabled = false,
  isPending = false,
  ...rest
}: SplitButtonProps) {
  return (
    <Frame role="group" aria-label={label} {...rest}>
      <Button
        variant={variant}
        size={size}
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={onPress}
        {...(icon ? { icon } : {})}
      >
        {label}
      </Button>
      <MenuTrigger>
        <IconButton
          icon={ChevronDown}
          label={menuLabel}
          variant={variant}
          size={size}
          isDisabled={isDisabled || isPending}
        />
        {children}
      </MenuTrigger>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  gap: 1px;
  isolation: isolate;
  & > button:focus-visible {
    z-index: 1;
  }
  & > button:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > button:last-of-type {
    inline-size: 32px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  @media (pointer: coarse) {
    & > button:last-of-type {
      inline-size: ${token('target.coarse')};
    }
  }
`;
