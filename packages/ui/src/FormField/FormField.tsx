import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';
import { fieldColumn } from './FieldControl';
import type { FieldTexts } from './FieldShell';

/** What the control of a `FormField` has to take over. */
export interface ControlProps {
  id: string;
  'aria-labelledby': string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldTexts {
  label: ReactNode;
  /** The control, given what joins it to the texts. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, help and error for a control that is no field of the kit. */
export function FormField({ label, isOptional = false, description, errorMessage, children, ...rest }: FormFieldProps) {
  const messages = useKitMessages();
  const id = useId();
  const labelId = `${id}label`;
  const helpId = `${id}help`;
  const errorId = `${id}error`;
  const described = [
    ...(errorMessage === undefined ? [] : [errorId]),
    ...(description === undefined ? [] : [helpId]),
  ].join(' ');
  return (
    <Column {...rest}>
      <label id={labelId} htmlFor={id}>
        {label}
        {isOptional ? <small> ({messages.optional})</small> : null}
      </label>
      {children({
        id,
        'aria-labelledby': labelId,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(errorMessage === undefined ? {} : { 'aria-invalid': true }),
      })}
      {errorMessage === undefined ? null : (
        <ErrorLine id={errorId}>
          <Icon icon={CircleAlert} size="xs" />
          <span>{errorMessage}</span>
        </ErrorLine>
      )}
      {description === undefined ? null : <Help id={helpId}>{description}</Help>}
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
  & > label {
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
  & > label > small {
    color: ${token('text.tertiary')};
    font-size: inherit;
    font-weight: ${token('weight.regular')};
  }
`;

const ErrorLine = styled.span`
  display: flex;
  gap: ${token('space.1')};
  color: ${token('danger.text')};
  ${type('caption')}
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Help = styled.span`
  color: ${token('text.secondary')};
  ${type('caption')}
`;
