import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { css, styled } from 'styled-components';
import { fieldColumn, FieldShell, invalidProps, type FieldTexts } from '../FormField';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'children' | 'className' | 'style'>, FieldTexts, RootStyle {
  ref?: Ref<HTMLDivElement>;
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}

/** Several of a few choices, under one label. */
export function CheckboxGroup({
  children,
  orientation = 'vertical',
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: CheckboxGroupProps) {
  return (
    <Root {...invalidProps(errorMessage)} {...rest}>
      <FieldShell label={label} isOptional={isOptional} description={description} errorMessage={errorMessage}>
        <Choices data-orientation={orientation}>{children}</Choices>
      </FieldShell>
    </Root>
  );
}

const Root = styled(AriaCheckboxGroup)`
  ${fieldColumn}
`;

export const choices = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: ${token('space.1')} ${token('space.5')};
  }
`;

const Choices = styled.div`
  ${choices}
`;
