import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components/Toolbar';
import { styled } from 'styled-components';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export interface ToolbarProps
  extends Omit<AriaToolbarProps, 'children' | 'className' | 'style' | 'aria-label'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** What its actions are about. */
  label: string;
  children: ReactNode;
}

/** A row of actions that is one Tab stop; arrows move inside. Where it is narrow it wraps. */
export function Toolbar({ label, ...rest }: ToolbarProps) {
  return <Frame aria-label={label} {...rest} />;
}

/** A hairline between groups of actions. */
export const ToolbarSeparator = styled.span.attrs({ role: 'separator', 'aria-orientation': 'vertical' })`
  align-self: stretch;
  inline-size: 1px;
  margin: ${token('space.2')} ${token('space.1')};
  background: ${token('border.default')};
  [data-orientation='vertical'] > & {
    inline-size: auto;
    block-size: 1px;
    margin: ${token('space.1')} ${token('space.2')};
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Frame = styled(AriaToolbar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.0-5')};
  &[data-orientation='vertical'] {
    flex-direction: column;
    align-items: stretch;
  }
`;
