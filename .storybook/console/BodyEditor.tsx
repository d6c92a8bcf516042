import { token, type } from '@quarterdeck/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ProblemList } from './ProblemList';

export interface BodyEditorProps {
  value: string;
  onChange: (value: string) => void;
  problems: Readonly<Record<string, string>>;
}

/** The body as JSON; says at once where it misses the schema, and lets it be sent all the same. */
export function BodyEditor({ value, onChange, problems }: BodyEditorProps) {
  const id = useId();
  const isInvalid = Object.keys(problems).length > 0;
  return (
    <Frame>
      <label htmlFor={id}>JSON body</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}problems` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <ProblemList id={`${id}problems`} label="Problems of the body" problems={problems} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${token('space.1-5')};
  & > label {
    ${type('small-medium')}
  }
  & > textarea {
    ${type('code')}
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 132px;
    max-block-size: 50vh;
    field-sizing: content;
    resize: vertical;
    padding: ${token('space.3')};
    direction: ltr;
    text-align: left;
    color: ${token('text.primary')};
    background: ${token('surface.sunken')};
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.md')};
    @media (pointer: coarse) {
      /* Smaller text makes iOS zoom into the page. */
      font-size: 16px;
    }
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: 1px;
    }
    &[aria-invalid] {
      border-color: ${token('danger.indicator')};
    }
  }
`;
