import { CircleAlert } from 'lucide-react';
import { useInsertionEffect, type ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';
import { allowEmptyHtml } from '../trustedTypes';

/** What every field says around its control. */
export interface FieldTexts {
  /** Above the control. Without a visible label give `aria-label`. */
  label?: ReactNode;
  /** Says "optional" beside the label. @default false */
  isOptional?: boolean;
  /** Help below the control. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. Without it the browser's words are shown. */
  errorMessage?: string;
}

type Loose<Props> = { [Key in keyof Props]?: Props[Key] | undefined };

export interface FieldShellProps extends Loose<FieldTexts> {
  /** Written at the end below the control, such as "12 / 80". */
  counter?: ReactNode;
  /** Stands at the end of the label's line, such as a rate. */
  labelEnd?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** Label, control, help, error and counter; its place is inside a React Aria field, which joins them by ids. */
export function FieldShell({
  label,
  isOptional = false,
  description,
  errorMessage,
  counter,
  labelEnd,
  children,
}: FieldShellProps) {
  const messages = useKitMessages();
  // Before anything can have the focus: numbers and dates are announced from then on.
  useInsertionEffect(allowEmptyHtml, []);
  const labelled =
    label === undefined ? null : (
      <FieldLabel>
        {label}
        {isOptional ? <OptionalMark data-part="optional"> ({messages.optional})</OptionalMark> : null}
      </FieldLabel>
    );
  return (
    <>
      {labelEnd === undefined ? (
        labelled
      ) : (
        <LabelLine>
          {labelled}
          <LabelEnd data-part="label-end">{labelEnd}</LabelEnd>
        </LabelLine>
      )}
      {children}
      <ErrorText>
        {(validation) => {
          const words = errorMessage ?? validation.validationErrors.join(' ');
          // One that is only marked, since another place says why, has no mark without words.
          return words === '' ? null : (
            <>
              <Icon icon={CircleAlert} size="xs" />
              <span>{words}</span>
            </>
          );
        }}
      </ErrorText>
      {description === undefined && counter === undefined ? null : (
        <Below>
          {description === undefined ? null : <HelpText slot="description">{description}</HelpText>}
          {counter === undefined ? null : <Counter data-part="counter">{counter}</Counter>}
        </Below>
      )}
    </>
  );
}

export const FieldLabel = styled(Label)`
  color: ${token('text.primary')};
  ${type('small-medium')}
  overflow-wrap: anywhere;
`;

const LabelLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space.2')};
`;

const LabelEnd = styled.span`
  min-inline-size: 0;
  margin-inline-start: auto;
  color: ${token('text.secondary')};
  overflow-wrap: anywhere;
  ${type('small')}
`;

export const OptionalMark = styled.span`
  color: ${token('text.tertiary')};
  font-weight: ${token('weight.regular')};
`;

const ErrorText = styled(FieldError)`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.1')};
  color: ${token('danger.text')};
  ${type('caption')}
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
  &:empty {
    display: none;
  }
`;

const Below = styled.div`
  display: flex;
  gap: ${token('space.3')};
`;

const HelpText = styled(Text)`
  flex: 1;
  min-inline-size: 0;
  color: ${token('text.secondary')};
  ${type('caption')}
`;

const Counter = styled.span`
  margin-inline-start: auto;
  color: ${token('text.tertiary')};
  ${type('caption')}
  font-variant-numeric: tabular-nums;
`;
