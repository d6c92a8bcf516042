import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { RootStyle } from '../refs/rootProps';
import { below, token, type } from '../tokens';

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLFormElement>;
}

/** Fields below each other. `validationErrors` by name reach the field of that name. */
export function Form(props: FormProps) {
  return <Column {...props} />;
}

export interface FormSectionProps extends RootStyle {
  title: ReactNode;
  description?: ReactNode;
  /** Fields. */
  children: ReactNode;
}

/** Fields under a heading; from md up the heading stands beside them. */
export function FormSection({ title, description, children, ...rest }: FormSectionProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <div>
        <h3 id={titleId}>{title}</h3>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      <Fields>{children}</Fields>
    </Section>
  );
}

export interface FormProblem {
  /** Name of the field, as in its `name`. */
  name: string;
  /** What is wrong, with the name of the field in it. */
  message: string;
}

export interface FormSummaryProps extends RootStyle {
  title: string;
  /** In the order of the fields; nothing is shown without any. */
  problems: readonly FormProblem[];
  /** Whether it takes the focus when it appears; not where the form gives it to the first wrong field. @default true */
  takesFocus?: boolean;
}

/** What keeps a form from being sent, each with a way to its field. It takes the focus when it appears. */
export function FormSummary({ title, problems, takesFocus = true, ...rest }: FormSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown && takesFocus) ref.current?.focus();
  }, [isShown, takesFocus]);
  if (!isShown) return null;
  const goTo = (name: string) => {
    const field = ref.current?.closest('form')?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <Summary ref={ref} role="alert" tabIndex={-1} {...rest}>
      <Icon icon={CircleAlert} />
      <div>
        <strong>{title}</strong>
        <ul>
          {problems.map((problem) => (
            <li key={problem.name}>
              <button type="button" onClick={() => goTo(problem.name)}>
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Summary>
  );
}

const Column = styled(AriaForm)`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  max-inline-size: ${token('container.form')};
  /* Its save bar gives it the focus when the pressed button has gone: there is nothing to press on the form itself. */
  &[tabindex='-1'] {
    outline: none;
  }
  &:has(> section) {
    gap: ${token('space.10')};
    max-inline-size: ${token('container.narrow')};
  }
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token('space.6')};
  & h3 {
    ${type('title-4')}
  }
  & p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('small')}
  }
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
`;

const Summary = styled.div`
  display: flex;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.md')};
  background: ${token('danger.subtle')};
  color: ${token('danger.text-strong')};
  ${type('small')}
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  & strong {
    font-weight: ${token('weight.semibold')};
  }
  & button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    /* What is wrong may be said in somebody's own words, endless ones too. */
    overflow-wrap: anywhere;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
