import { createContext, use, useId, useMemo, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useAttention } from '../IconButton/useAttention';
import { LazyLabelTooltip } from '../LabelTooltip';
import { useLatestCallback } from '../latestCallback';
import { byScheme, token, type } from '../tokens';

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'aria-label' | 'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** What is chosen here, such as "View". */
  label: string;
  /** Two to five `Segment`s. */
  children: ReactNode;
  /** Id of the chosen segment. */
  value?: Value;
  /** @default the first must be named: one segment is always chosen */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** 28 or 36 px high; more for coarse pointers. @default 'md' */
  size?: 'sm' | 'md';
  /** @default false */
  isDisabled?: boolean;
  /** Takes the whole width; the segments share it evenly. @default false */
  isFullWidth?: boolean;
}

interface Choice {
  /** What the browser knows the radio buttons of one control by. */
  name: string;
  value: string | undefined;
  isDisabled: boolean;
  choose: (id: string) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

/** One of two to five views or modes, acting at once. Arrows move and select: they are the browser's radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  children,
  value,
  defaultValue,
  onChange,
  size = 'md',
  isDisabled = false,
  isFullWidth = false,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const choose = useLatestCallback((id: string) => {
    setOwn(id as Value);
    onChange?.(id as Value);
  });
  const choice = useMemo(() => ({ name, value: chosen, isDisabled, choose }), [name, chosen, isDisabled, choose]);
  return (
    <ChoiceContext value={choice}>
      <Track role="radiogroup" aria-label={label} data-size={size} data-full-width={isFullWidth || undefined} {...rest}>
        {children}
      </Track>
    </ChoiceContext>
  );
}

export interface SegmentProps extends Omit<
  ComponentProps<'label'>,
  'aria-label' | 'children' | 'htmlFor' | 'id' | 'onBlur' | 'onFocus' | 'onPointerEnter' | 'onPointerLeave' | 'ref'
> {
  /** The radio button. */
  ref?: Ref<HTMLInputElement>;
  /** The value it stands for. */
  id: string;
  label: string;
  icon?: IconComponent;
  /** The icon alone, with the label as its tooltip. @default false */
  isIconOnly?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

export function Segment({
  ref,
  id,
  label,
  icon,
  isIconOnly = false,
  isDisabled: isOff = false,
  ...rest
}: SegmentProps) {
  const choice = use(ChoiceContext);
  const isDisabled = isOff || (choice?.isDisabled ?? false);
  // Not its `onClickCapture`: drawn anew in the middle of its click, a radio button is set back before React hears of its change.
  const { attention, onPointerEnter, onPointerLeave, onPointerDownCapture, onKeyDownCapture, onFocus, onBlur } =
    useAttention<HTMLInputElement>(isDisabled, {});
  const follow = { onPointerEnter, onPointerLeave, onPointerDownCapture, onKeyDownCapture, onFocus, onBlur };
  return (
    <Option {...rest}>
      <Radio
        ref={ref}
        type="radio"
        name={choice?.name}
        value={id}
        checked={choice?.value === id}
        disabled={isDisabled}
        aria-label={label}
        onChange={() => choice?.choose(id)}
        onKeyDown={(event) => {
          // In a form Enter would send it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...follow}
      />
      {icon ? <Icon icon={icon} size="sm" data-part="icon" /> : null}
      {isIconOnly ? <LazyLabelTooltip label={label} {...attention} /> : <span data-part="label">{label}</span>}
    </Option>
  );
}

const Track = styled.div`
  display: inline-flex;
  gap: ${token('space.0-5')};
  padding: ${token('space.0-5')};
  border-radius: 9px;
  background: ${token('fill.neutral')};
  --qd-segment-height: calc(${token('control.md')} - 4px);
  &[data-size='sm'] {
    --qd-segment-height: calc(${token('control.sm')} - 4px);
  }
  &[data-full-width] {
    display: flex;
  }
  &[data-full-width] > * {
    flex: 1;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1-5')};
  min-inline-size: var(--qd-segment-height);
  min-block-size: var(--qd-segment-height);
  padding: 0 ${token('space.2-5')};
  border-radius: 7px;
  color: ${token('text.secondary')};
  ${type('small-medium')}
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${token('duration.base')} ${token('easing.standard')};
  &:hover:not(:has(:checked, :disabled)) {
    color: ${token('text.primary')};
    background: ${token('fill.hover')};
  }
  &:has(:checked) {
    color: ${token('text.primary')};
    background: ${byScheme('surface.card', 'fill.neutral-pressed')};
    box-shadow: ${token('elevation.1')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  &:has(:disabled) {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: ButtonText;
    &:has(:checked) {
      color: HighlightText;
      background: Highlight;
    }
  }
`;

/** Lies over its segment: what is pressed, pointed at and focused is the button itself. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border-radius: inherit;
  appearance: none;
  outline: none;
  cursor: inherit;
`;
