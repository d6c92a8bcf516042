import type { ComponentProps, ElementType, PointerEvent } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import { below, byScheme, token, type } from '../tokens';

export const fieldSizes = ['sm', 'md', 'lg'] as const;
export type FieldSize = (typeof fieldSizes)[number];

export const fieldVariants = ['outlined', 'quiet'] as const;
export type FieldVariant = (typeof fieldVariants)[number];

/** The column of a field: label, control, help. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1-5')};
  min-inline-size: 0;
`;

const sizes: Record<FieldSize, RuleSet> = {
  sm: css`
    --qd-field-height: ${token('control.sm')};
    --qd-field-padding: ${token('space.2')};
    border-radius: ${token('radius.sm')};
  `,
  md: css`
    --qd-field-height: ${token('control.md')};
    --qd-field-padding: ${token('space.2-5')};
    border-radius: ${token('radius.md')};
  `,
  lg: css`
    --qd-field-height: ${token('control.lg')};
    --qd-field-padding: ${token('space.3')};
    border-radius: 10px;
  `,
};

const variants: Record<FieldVariant, RuleSet> = {
  outlined: css`
    border: 1px solid ${token('border.control')};
    background: ${byScheme('surface.card', 'surface.sunken')};
    box-shadow: ${token('elevation.inset-control')};
  `,
  quiet: css`
    border: 1px solid transparent;
    background: transparent;
  `,
};

/** Text in fields: 16 px on phones, where a smaller one makes the browser zoom in. */
export const fieldText = css`
  ${type('body')}
  ${below('sm')} {
    font-size: 16px;
  }
`;

/** The frame around an input. States come from the React Aria field it stands in. */
export const fieldFrame = css<{ $size: FieldSize; $variant: FieldVariant }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--qd-field-height);
  padding-inline: var(--qd-field-padding);
  color: ${token('text.primary')};
  ${fieldText}
  transition: border-color ${token('duration.micro')} ${token('easing.standard')};
  ${(p) => sizes[p.$size]}
  ${(p) => variants[p.$variant]}
  @media (hover: hover) {
    &:hover {
      border-color: ${token('border.control-hover')};
    }
  }
  &:has(:is(input, textarea, [role='spinbutton']):focus),
  &[data-focus-visible] {
    border-color: transparent;
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  [data-invalid] > &,
  &[data-invalid] {
    border-color: ${token('danger.indicator')};
  }
  [data-readonly] > & {
    border-color: transparent;
    background: ${token('surface.sunken')};
    box-shadow: none;
  }
  [data-disabled] > &,
  &[data-disabled] {
    border-color: ${token('border.default')};
    background: ${token('fill.disabled')};
    box-shadow: none;
    color: ${token('text.disabled')};
    cursor: default;
  }
  & > [data-part='icon'] {
    color: ${token('text.tertiary')};
  }
  & > [data-part='prefix'],
  & > [data-part='unit'] {
    flex: none;
    color: ${token('text.secondary')};
    white-space: nowrap;
  }
  & > [data-part='trailing'] {
    display: flex;
    flex: none;
    margin-inline-end: calc(var(--qd-field-padding) * -1 + 3px);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    [data-disabled] > & {
      border-color: GrayText;
    }
  }
`;

const Frame = styled.div<{ $size: FieldSize; $variant: FieldVariant }>`
  cursor: text;
  ${fieldFrame}
`;

export interface FieldControlProps extends ComponentProps<'div'> {
  size: FieldSize;
  variant: FieldVariant;
  /** React Aria's `Group`, where a list or a calendar has to stand below the whole frame. @default 'div' */
  as?: ElementType;
}

/** The frame of a typed field: a press beside the text lands in the text. */
export function FieldControl({ size, variant, ...rest }: FieldControlProps) {
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || target.closest('input, textarea, button, [role="spinbutton"]')) return;
    // The frame would take the focus away again.
    event.preventDefault();
    currentTarget.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [role="spinbutton"]')?.focus();
  };
  return <Frame $size={size} $variant={variant} data-part="control" onPointerDown={handlePointerDown} {...rest} />;
}

/** The input without a look of its own; the frame has it. */
export const bareInput = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  padding: 0;
  margin: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${token('text.tertiary')};
    opacity: 1;
  }
  &:disabled::placeholder {
    color: ${token('text.disabled')};
  }
  &:disabled {
    cursor: default;
    -webkit-text-fill-color: currentColor;
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`;
