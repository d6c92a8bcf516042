import type { ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { TriggerButtons } from '../overlay/TriggerButtons';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';

/** A resting pointer waits this long; while another tooltip was just shown, the next one does not wait. */
export const tooltipDelayMs = 400;

export type TooltipTriggerProps = TooltipTriggerComponentProps;

/** Shows the `Tooltip` beside it when its first child is hovered for 400 ms or reached by key. */
export function TooltipTrigger({ delay = tooltipDelayMs, closeDelay = 80, children, ...rest }: TooltipTriggerProps) {
  return (
    <AriaTooltipTrigger delay={delay} closeDelay={closeDelay} {...rest}>
      <TriggerButtons>{children}</TriggerButtons>
    </AriaTooltipTrigger>
  );
}

export interface TooltipProps extends Omit<AriaTooltipProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** A short remark. Nothing that is needed and nothing to press: touch never shows it. */
  children: ReactNode;
}

/** A remark on an inverse ground, at most 240 px wide. Escape hides it. */
export function Tooltip({ offset = 6, ...rest }: TooltipProps) {
  return <Frame offset={offset} {...rest} />;
}

const Frame = styled(AriaTooltip)`
  max-inline-size: 240px;
  padding: ${token('space.1')} ${token('space.2')};
  border-radius: ${token('radius.sm')};
  background: ${token('surface.inverse')};
  color: ${token('text.inverse')};
  box-shadow: ${token('elevation.3')};
  ${type('caption')}
  overflow-wrap: break-word;
  pointer-events: none;
  transition:
    opacity ${token('duration.fast')} ${token('easing.enter')},
    translate ${token('duration.fast')} ${token('easing.enter')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 2px;
  }
  &[data-exiting] {
    transition-duration: ${token('duration.micro')};
  }
  @media (prefers-reduced-motion: reduce) {
    translate: none !important;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
