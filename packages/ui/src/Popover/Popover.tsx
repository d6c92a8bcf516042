import type { ReactNode, Ref } from 'react';
import {
  Dialog,
  DialogTrigger,
  OverlayArrow,
  type DialogTriggerProps,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { ContentButtons, TriggerButtons } from '../overlay/TriggerButtons';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';
import { PopoverFrame, type PhoneForm } from './Popover.styles';

export type PopoverTriggerProps = DialogTriggerProps;

/** Opens the `Popover` beside it when its first child, a button, is pressed. */
export function PopoverTrigger({ children, ...rest }: PopoverTriggerProps) {
  return (
    <DialogTrigger {...rest}>
      <TriggerButtons>{children}</TriggerButtons>
    </DialogTrigger>
  );
}

export interface PopoverProps
  extends Omit<AriaPopoverProps, 'children' | 'className' | 'style' | 'trigger' | 'aria-label'>, RootStyle {
  ref?: Ref<HTMLElement>;
  /** Its name; where a heading inside names it, give that heading `slot="title"` and leave this out. */
  label?: string;
  /** The content, or a function of a `close` that ends the popover. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** A small pointer towards the trigger. @default false */
  hasArrow?: boolean;
  /**
   * Below sm it may leave its trigger and rise from the bottom edge, as high as its content or over the whole screen.
   * A screen needs a button that closes it: nothing beside it is left to press. @default 'popover'
   */
  onPhones?: PhoneForm;
  /** Space around the content; panels that draw to the edge take none. @default 'md' */
  padding?: 'none' | 'md';
}

/**
 * A small dialog 8 px from its trigger that moves to where there is room. Escape and a press elsewhere
 * close it, and the focus returns to the trigger.
 */
export function Popover({
  label,
  children,
  hasArrow = false,
  onPhones = 'popover',
  padding = 'md',
  ...rest
}: PopoverProps) {
  return (
    <PopoverFrame $onPhones={onPhones} {...rest}>
      {hasArrow ? (
        <Arrow>
          <svg width={12} height={6} viewBox="0 0 12 6" aria-hidden>
            <path d="M0 0 L6 6 L12 0 Z" />
          </svg>
        </Arrow>
      ) : null}
      <Body {...(label === undefined ? {} : { 'aria-label': label })} data-padding={padding} data-part="body">
        {typeof children === 'function' ? (
          (popover) => <ContentButtons>{children(popover)}</ContentButtons>
        ) : (
          <ContentButtons>{children}</ContentButtons>
        )}
      </Body>
    </PopoverFrame>
  );
}

const Body = styled(Dialog)`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  border-radius: inherit;
  outline: none;
  &[data-padding='md'] {
    padding: ${token('space.4')};
  }
`;

const Arrow = styled(OverlayArrow)`
  & > svg {
    fill: ${token('surface.overlay')};
  }
  &[data-placement='bottom'] > svg {
    rotate: 180deg;
  }
  &[data-placement='left'] > svg {
    rotate: -90deg;
  }
  &[data-placement='right'] > svg {
    rotate: 90deg;
  }
`;
