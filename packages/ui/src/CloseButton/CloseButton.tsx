import { X } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { ButtonElement, type ButtonElementProps } from '../Button/ButtonElement';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages } from '../messages';
import { token } from '../tokens';

export interface CloseButtonProps extends Omit<ButtonElementProps, 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** What it does. @default the kit's word for "Close" */
  label?: string;
  /** @default X */
  icon?: IconComponent;
  /** 24 or 32 px square; 44 px to hit with a finger. @default 'md' */
  size?: 'sm' | 'md';
}

/** Closes, dismisses or removes what it stands in. Its picture needs no tooltip. */
export function CloseButton({ label, icon = X, size = 'md', ...rest }: CloseButtonProps) {
  const messages = useKitMessages();
  return (
    <Square aria-label={label ?? messages.close} $size={size === 'sm' ? 24 : 32} {...rest}>
      <Icon icon={icon} size={size === 'sm' ? 'xs' : 'sm'} isDirectional={icon !== X} />
    </Square>
  );
}

const Square = styled(ButtonElement)<{ $size: number }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${(p) => p.$size}px;
  block-size: ${(p) => p.$size}px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.sm')};
  color: inherit;
  background: transparent;
  cursor: pointer;
  @media (hover: hover) {
    &:hover {
      background: ${token('fill.hover')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &:disabled {
    color: ${token('text.disabled')};
    background: none;
    cursor: default;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      inline-size: 44px;
      block-size: 44px;
      transform: translate(-50%, -50%);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
