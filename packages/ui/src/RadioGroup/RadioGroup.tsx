import type { ReactNode, Ref } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { choices } from '../CheckboxGroup';
import { fieldColumn, FieldShell, invalidProps, type FieldTexts } from '../FormField';
import type { RootStyle } from '../refs/rootProps';
import { token, type } from '../tokens';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** `Radio`s. */
  children: ReactNode;
  /**
   * `rows` is a list of rows without circles: the row that is selected has another ground. What is in a row should say so as
   * well, such as by an icon. Rows are for lists of records, such as wallets.
   * @default 'circles'
   */
  variant?: RadioGroupVariant;
}

export const radioGroupVariants = ['circles', 'rows'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

/** One of a few choices that are all in sight. Arrows move and select. */
export function RadioGroup({
  children,
  orientation = 'vertical',
  label,
  isOptional = false,
  description,
  errorMessage,
  variant = 'circles',
  ...rest
}: RadioGroupProps) {
  return (
    <Root orientation={orientation} {...invalidProps(errorMessage)} {...rest}>
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        {variant === 'rows' ? <Rows>{children}</Rows> : <Choices data-orientation={orientation}>{children}</Choices>}
      </FieldShell>
    </Root>
  );
}

export interface RadioProps extends Omit<AriaRadioProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLLabelElement>;
  children: ReactNode;
  /** A second line, read as a part of the name. */
  description?: ReactNode;
}

export function Radio({ children, description, ...rest }: RadioProps) {
  return (
    <Choice {...rest}>
      <Circle data-part="circle" />
      <span>
        {children}
        {description === undefined ? null : <span data-part="description">{description}</span>}
      </span>
    </Choice>
  );
}

const Root = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Choices = styled.div`
  ${choices}
`;

const Circle = styled.span`
  position: relative;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin-block-start: 1px;
  border: 1.5px solid ${token('border.control')};
  border-radius: ${token('radius.full')};
  background: ${token('surface.card')};
  transition: border-color ${token('duration.fast')} ${token('easing.standard')};
  &::after {
    content: '';
    position: absolute;
    inset: 3.5px;
    border-radius: inherit;
    background: ${token('accent.on-indicator')};
    scale: 0;
    transition: scale ${token('duration.fast')} ${token('easing.enter')};
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`;

const Choice = styled(AriaRadio)`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2-5')};
  min-block-size: 24px;
  padding-block: 2px;
  color: ${token('text.primary')};
  ${type('body')}
  cursor: pointer;
  & [data-part='description'] {
    display: block;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    padding-block: 12px;
  }
  &[data-hovered] ${Circle} {
    border-color: ${token('border.control-hover')};
  }
  &[data-pressed] ${Circle} {
    background: ${token('fill.pressed')};
  }
  &[data-selected] ${Circle} {
    border-color: ${token('accent.indicator')};
    background: ${token('accent.indicator')};
  }
  &[data-selected] ${Circle}::after {
    scale: 1;
  }
  &[data-invalid] ${Circle} {
    border-color: ${token('danger.indicator')};
  }
  &[data-focus-visible] ${Circle} {
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
  &[data-disabled] ${Circle} {
    border-color: ${token('border.strong')};
    background: ${token('fill.disabled')};
  }
  &[data-disabled] ${Circle}::after {
    background: ${token('text.disabled')};
  }
  @media (forced-colors: active) {
    &[data-selected] ${Circle} {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &[data-selected] ${Circle}::after {
      background: HighlightText;
    }
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > ${Choice} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-block-size: 44px;
    padding: 0 ${token('space.3')};
    border-radius: ${token('radius.md')};
    transition: background-color ${token('duration.fast')} ${token('easing.standard')};
    & > ${Circle} {
      display: none;
    }
    &[data-hovered] {
      background: ${token('fill.hover')};
    }
    &[data-pressed] {
      background: ${token('fill.pressed')};
    }
    &[data-selected] {
      background: ${token('fill.selected')};
    }
    &[data-focus-visible] {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
    @media (forced-colors: active) {
      &[data-selected] {
        border-inline-start: 4px solid Highlight;
      }
    }
  }
`;
