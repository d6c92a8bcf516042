import { use, type FocusEvent, type ReactNode, type Ref } from 'react';
import {
  SelectionIndicator,
  ToggleButton,
  ToggleButtonGroup,
  ToggleGroupStateContext,
  type Key,
  type ToggleButtonGroupProps,
  type ToggleButtonProps,
} from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { LazyLabelTooltip } from '../LabelTooltip';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';

export interface SegmentedControlProps<Value extends string>
  extends
    Omit<
      ToggleButtonGroupProps,
      | 'children'
      | 'className'
      | 'style'
      | 'aria-label'
      | 'selectionMode'
      | 'disallowEmptySelection'
      | 'selectedKeys'
      | 'defaultSelectedKeys'
      | 'onSelectionChange'
      | 'onChange'
    >,
    RootStyle {
  ref?: Ref<HTMLDivElement>;
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
  isDisabled?: boolean;
  /** Takes the whole width; the segments share it evenly. @default false */
  isFullWidth?: boolean;
}

/** One of two to five views or modes, acting at once. Arrows move and select. */
export function SegmentedControl<Value extends string>({
  label,
  children,
  value,
  defaultValue,
  onChange,
  size = 'md',
  isFullWidth = false,
  ...rest
}: SegmentedControlProps<Value>) {
  const handleChange = (keys: Set<Key>) => {
    const [chosen] = keys;
    if (chosen !== undefined) onChange?.(String(chosen) as Value);
  };
  return (
    <Track
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      data-size={size}
      data-full-width={isFullWidth || undefined}
      {...(value === undefined ? {} : { selectedKeys: [value] })}
      {...(defaultValue === undefined ? {} : { defaultSelectedKeys: [defaultValue] })}
      onSelectionChange={handleChange}
      {...rest}
    >
      {children}
    </Track>
  );
}

export interface SegmentProps
  extends Omit<ToggleButtonProps, 'children' | 'className' | 'style' | 'id' | 'aria-label'>, RootStyle {
  ref?: Ref<HTMLButtonElement>;
  /** The value it stands for. */
  id: string;
  label: string;
  icon?: IconComponent;
  /** The icon alone, with the label as its tooltip. @default false */
  isIconOnly?: boolean;
}

export function Segment({ label, icon, isIconOnly = false, ...rest }: SegmentProps) {
  const group = use(ToggleGroupStateContext);
  // As in radio buttons, arrows choose what they move to, and Tab comes in on what is chosen. The focus alone chooses
  // nothing: on Tab it passes the first or last segment on its way out.
  const handleFocus = (event: FocusEvent) => {
    const track = event.currentTarget.parentElement;
    if (track?.contains(event.relatedTarget) || !event.currentTarget.matches(':focus-visible')) return;
    track?.querySelector<HTMLElement>('[data-selected]')?.focus();
  };
  return (
    <Choice
      onFocus={handleFocus}
      onKeyUp={({ key }) => {
        if (key.startsWith('Arrow')) group?.setSelected(rest.id, true);
      }}
      {...(isIconOnly ? { 'aria-label': label } : {})}
      {...rest}
    >
      {({ isHovered, isFocusVisible, isPressed }) => (
        <>
          <Thumb data-part="thumb" />
          {icon ? <Icon icon={icon} size="sm" data-part="icon" /> : null}
          {isIconOnly ? (
            <LazyLabelTooltip
              label={label}
              isHovered={isHovered}
              isFocusVisible={isFocusVisible}
              isPressed={isPressed}
            />
          ) : (
            <span data-part="label">{label}</span>
          )}
        </>
      )}
    </Choice>
  );
}

const Track = styled(ToggleButtonGroup)`
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

const Choice = styled(ToggleButton)`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1-5')};
  min-inline-size: var(--qd-segment-height);
  min-block-size: var(--qd-segment-height);
  padding: 0 ${token('space.2-5')};
  border: 0;
  border-radius: 7px;
  background: none;
  color: ${token('text.secondary')};
  ${type('small-medium')}
  white-space: nowrap;
  cursor: pointer;
  &[data-hovered]:not([data-selected]) {
    color: ${token('text.primary')};
    background: ${token('fill.hover')};
  }
  &[data-selected] {
    color: ${token('text.primary')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: ButtonText;
    &[data-selected] {
      color: HighlightText;
    }
  }
`;

const Thumb = styled(SelectionIndicator)`
  position: absolute;
  z-index: -1;
  inset: 0;
  border-radius: inherit;
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  transition:
    translate ${token('duration.base')} ${token('easing.standard')},
    width ${token('duration.base')} ${token('easing.standard')};
  [data-scheme='dark'] & {
    background: ${token('fill.neutral-pressed')};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
