import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLLabelElement>;
  /** The label. Without one give `aria-label`. */
  children?: ReactNode;
  /** A second line, read as a part of the name. */
  description?: ReactNode;
  /** Side of the label. @default 'end' */
  labelPosition?: 'start' | 'end';
}

/** On or off, acting at once. In a form that is sent use a Checkbox. */
export function Switch({ children, description, labelPosition = 'end', ...rest }: SwitchProps) {
  return (
    <Root data-label={labelPosition} {...rest}>
      <Track data-part="track">
        <Thumb data-part="thumb" />
      </Track>
      {children === undefined ? null : (
        <span data-part="label">
          {children}
          {description === undefined ? null : <span data-part="description">{description}</span>}
        </span>
      )}
    </Root>
  );
}

const Track = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  box-sizing: border-box;
  inline-size: ${token('switch.width')};
  block-size: ${token('switch.height')};
  padding-inline: 2px;
  border: 1px solid ${token('border.control')};
  border-radius: ${token('radius.full')};
  background: ${token('fill.neutral')};
  transition: background ${token('duration.fast')} ${token('easing.standard')};
`;

const Thumb = styled.span`
  inline-size: ${token('switch.thumb')};
  block-size: ${token('switch.thumb')};
  border-radius: ${token('radius.full')};
  background: ${token('border.control')};
  transition:
    margin ${token('duration.fast')} ${token('easing.standard')},
    inline-size ${token('duration.fast')} ${token('easing.standard')},
    background ${token('duration.fast')} ${token('easing.standard')};
  @media (prefers-reduced-motion: reduce) {
    transition: background ${token('duration.fast')};
  }
`;

const Root = styled(AriaSwitch)`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('space.2-5')};
  min-block-size: 24px;
  padding-block: 2px;
  color: ${token('text.primary')};
  ${type('body')}
  cursor: pointer;
  &[data-label='start'] {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
  }
  & [data-part='description'] {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 12px;
  }
  &[data-hovered] ${Track} {
    border-color: ${token('border.control-hover')};
  }
  &[data-pressed] ${Thumb} {
    inline-size: 18px;
  }
  &[data-selected] ${Track} {
    border-color: ${token('accent.indicator')};
    background: ${token('accent.indicator')};
  }
  &[data-selected] ${Thumb} {
    margin-inline-start: auto;
    background: ${token('accent.on-indicator')};
  }
  &[data-focus-visible] ${Track} {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  &[data-disabled] [data-part='description'] {
    color: inherit;
  }
  &[data-disabled] ${Track} {
    border-color: ${token('border.default')};
    background: ${token('fill.disabled')};
  }
  &[data-disabled] ${Thumb} {
    background: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    &[data-selected] ${Track} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    ${Thumb} {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[data-selected] ${Thumb} {
      background: HighlightText;
    }
  }
`;
