import { useRef, type KeyboardEvent } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { fieldColumn, FieldLabel } from '../FormField';
import { LazyLabelTooltip } from '../LabelTooltip';
import { NavigationIcon } from '../NavigationIcon';
import { token } from '../tokens';
import type { IconChoice } from './ShortcutItem';

interface IconPickerProps {
  label: string;
  icons: readonly IconChoice[];
  /** Name of the chosen one; empty where there is none. */
  value: string;
  onChange: (name: string) => void;
}

const columns = 8;
const rowSteps: Readonly<Record<string, number>> = { ArrowUp: -columns, ArrowDown: columns };

/** One of some icons in rows of eight: left and right go to the next one, up and down to the next row. */
export function IconPicker({ label, icons, value, onChange }: IconPickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = rowSteps[event.key];
    if (step === undefined) return;
    // A radio group would go to the next one in line.
    event.preventDefault();
    event.stopPropagation();
    const inputs = [...(grid.current?.querySelectorAll('input') ?? [])];
    const from = inputs.findIndex((input) => input === document.activeElement);
    const to = inputs[from + step];
    if (from < 0 || to === undefined) return;
    to.focus();
    onChange(to.value);
  };
  return (
    <Root orientation="horizontal" value={value} onChange={onChange} isRequired data-part="icons">
      <FieldLabel>{label}</FieldLabel>
      <Grid ref={grid} onKeyDownCapture={handleKeyDown}>
        {icons.map(({ name, label: iconLabel }) => (
          <Choice key={name} value={name} aria-label={iconLabel}>
            {({ isHovered, isFocusVisible, isPressed }) => (
              <>
                <NavigationIcon name={name} />
                <LazyLabelTooltip
                  label={iconLabel}
                  isHovered={isHovered}
                  isFocusVisible={isFocusVisible}
                  isPressed={isPressed}
                />
              </>
            )}
          </Choice>
        ))}
      </Grid>
    </Root>
  );
}

const Root = styled(RadioGroup)`
  ${fieldColumn}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  gap: ${token('space.1')};
`;

const Choice = styled(Radio)`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 32px;
  border-radius: ${token('radius.md')};
  color: ${token('text.secondary')};
  cursor: pointer;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-selected] {
    color: ${token('accent.text')};
    box-shadow: inset 0 0 0 2px ${token('accent.indicator')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
