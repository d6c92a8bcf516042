import { use } from 'react';
import { SliderStateContext, SliderThumb } from 'react-aria-components/Slider';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

/** The chosen part of the track: from its start to a single thumb, or between two. Shares of 0 to 1. */
function useChosen(): [from: number, to: number] {
  const state = use(SliderStateContext);
  if (!state) return [0, 0];
  const last = state.values.length - 1;
  return [last === 0 ? 0 : state.getThumbPercent(0), state.getThumbPercent(last)];
}

export function Bar() {
  const [from, to] = useChosen();
  return (
    <Line data-part="track">
      <Fill
        data-part="fill"
        style={{ '--qd-slider-before': `${from * 100}%`, '--qd-slider-after': `${(1 - to) * 100}%` }}
      />
    </Line>
  );
}

const strokes = Array.from({ length: 41 }, (_, index) => index);

/** A scale of 41 strokes, every fifth one longer, like the scales that measure the voyage. */
export function Ticks() {
  const [from, to] = useChosen();
  return (
    <Scale aria-hidden data-part="ticks">
      {strokes.map((index) => {
        const share = index / (strokes.length - 1);
        return <span key={index} data-filled={share >= from && share <= to ? '' : undefined} />;
      })}
    </Scale>
  );
}

export interface ThumbProps {
  index: number;
  label?: string;
}

export function Thumb({ index, label }: ThumbProps) {
  const at = use(SliderStateContext)?.getThumbPercent(index) ?? 0;
  return (
    <Knob
      index={index}
      style={{ '--qd-slider-at': `${at * 100}%` }}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {({ state, isDragging }) =>
        isDragging ? (
          <Bubble aria-hidden data-part="bubble">
            {state.getThumbValueLabel(index)}
          </Bubble>
        ) : null
      }
    </Knob>
  );
}

const Line = styled.div`
  position: absolute;
  inset-inline: -8px;
  inset-block-start: calc(50% - 2px);
  block-size: 4px;
  padding-inline: 8px;
  border-radius: ${token('radius.full')};
  background: ${token('border.strong')};
  @media (forced-colors: active) {
    background: GrayText;
  }
`;

const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--qd-slider-before) var(--qd-slider-after);
  border-radius: inherit;
  background: ${token('accent.indicator')};
  [data-disabled] & {
    background: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Scale = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > span {
    inline-size: 1px;
    block-size: 8px;
    background: ${token('border.strong')};
  }
  & > span:nth-child(5n + 1) {
    inline-size: 1.5px;
    block-size: 14px;
  }
  & > [data-filled] {
    background: ${token('accent.indicator')};
  }
  @media (forced-colors: active) {
    & > span {
      background: GrayText;
    }
    & > [data-filled] {
      background: Highlight;
    }
  }
`;

const Knob = styled(SliderThumb)`
  /* React Aria says the same in a style attribute, which a policy with a nonce refuses in HTML from a server. */
  position: absolute;
  left: var(--qd-slider-at);
  transform: translate(-50%, -50%);
  touch-action: none;
  &:dir(rtl) {
    left: calc(100% - var(--qd-slider-at));
  }
  inset-block-start: 50%;
  box-sizing: border-box;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid ${token('accent.indicator')};
  border-radius: ${token('radius.full')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  cursor: grab;
  /* 24 px to hit with a pointer, 44 with a finger. */
  &::before {
    content: '';
    position: absolute;
    inset: -6px;
  }
  @media (pointer: coarse) {
    &::before {
      inset: -16px;
    }
  }
  &[data-hovered] {
    background: ${token('accent.subtle')};
  }
  &[data-dragging] {
    background: ${token('accent.indicator')};
    cursor: grabbing;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: ${token('text.disabled')};
    cursor: default;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

const Bubble = styled.span`
  position: absolute;
  inset-block-end: calc(100% + 8px);
  inset-inline-start: 50%;
  translate: -50%;
  padding: 2px ${token('space.2')};
  border-radius: ${token('radius.xs')};
  background: ${token('surface.inverse')};
  color: ${token('text.inverse')};
  ${type('caption')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:dir(rtl) {
    translate: 50%;
  }
`;
