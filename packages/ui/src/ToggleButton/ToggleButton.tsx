import type { Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { css, styled, type RuleSet } from 'styled-components';
import { ButtonFrame, type ButtonSize } from '../Button';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { squareLook } from '../IconButton';
import { LazyLabelTooltip } from '../LabelTooltip';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export const toggleButtonTones = ['accent', 'warning'] as const;
export type ToggleButtonTone = (typeof toggleButtonTones)[number];

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'children' | 'className' | 'style' | 'aria-label'>, RootStyle {
  ref?: Ref<HTMLButtonElement>;
  /** What is on when it is pressed in; it stays the same in both states. */
  label: string;
  icon?: IconComponent;
  /** Shows the icon alone, with the label as its tooltip. @default true when there is an icon */
  isIconOnly?: boolean;
  /** Fills the drawing of the icon while selected, as a star does. @default false */
  isIconFilled?: boolean;
  /** `warning` colours the icon alone: starred and important things. @default 'accent' */
  tone?: ToggleButtonTone;
  /** @default 'ghost' */
  variant?: 'ghost' | 'secondary';
  /** 24, 28, 36 or 44 px high; more for coarse pointers. @default 'md' */
  size?: ButtonSize;
}

/** Switches something that stays: starred, bold, pinned. */
export function ToggleButton({
  label,
  icon,
  isIconOnly = icon !== undefined,
  isIconFilled = false,
  tone = 'accent',
  variant = 'ghost',
  size = 'md',
  ...rest
}: ToggleButtonProps) {
  return (
    <Frame
      as={AriaToggleButton}
      $variant={variant}
      $size={size}
      $isFullWidth={false}
      $isSquare={isIconOnly}
      $tone={tone}
      $isIconFilled={isIconFilled}
      {...(isIconOnly ? { 'aria-label': label } : {})}
      {...rest}
    >
      {({ isHovered, isFocusVisible, isPressed }: ToggleState) => (
        <>
          {icon ? <Icon icon={icon} size={size} data-part="icon" /> : null}
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
    </Frame>
  );
}

interface ToggleState {
  isHovered: boolean;
  isFocusVisible: boolean;
  isPressed: boolean;
}

const selected: Record<ToggleButtonTone, RuleSet> = {
  accent: css`
    color: ${token('text.accent-strong')};
    background: ${token('fill.selected')};
    &[data-hovered] {
      background: ${token('fill.selected-hover')};
    }
  `,
  warning: css`
    color: ${token('warning.indicator')};
  `,
};

const Frame = styled(ButtonFrame)<{ $isSquare: boolean; $tone: ToggleButtonTone; $isIconFilled: boolean }>`
  ${(p) => (p.$isSquare ? squareLook : null)}
  &[data-selected]:not([data-disabled]) {
    ${(p) => selected[p.$tone]}
    & > svg {
      fill: ${(p) => (p.$isIconFilled ? 'currentColor' : 'none')};
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
