import { Button } from '@quarterdeck/ui/Button';
import { token, type } from '@quarterdeck/ui/tokens';
import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface JsonViewProps {
  /** Name of the scrolling region. */
  label: string;
  value: unknown;
}

/** Lines of a folded text, and lines beyond which even an unfolded one ends: a list of 10,000 records has 200,000. */
const foldedLines = 24;
const mostLines = 2_000;

/** A value as indented JSON with its kinds told apart; a long one is folded. */
export function JsonView({ label, value }: JsonViewProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = useMemo(() => (JSON.stringify(value, null, 2) ?? 'undefined').split('\n'), [value]);
  // A few lines more are not worth a button.
  const isLong = lines.length > foldedLines + 8;
  const shown = isLong ? lines.slice(0, isOpen ? mostLines : foldedLines) : lines;
  const count = lines.length.toLocaleString('en');
  return (
    <Frame>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key */}
      <section aria-label={label} tabIndex={0}>
        <pre>{shown.map(paintLine)}</pre>
      </section>
      {isLong ? (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? 'Fold' : lines.length > mostLines ? `Show 2,000 of ${count} lines` : `Show all ${count} lines`}
        </Button>
      ) : null}
    </Frame>
  );
}

const pieces = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|true|false|null)/g;

/** One line with its keys, texts and other values marked for the style sheet. */
function paintLine(line: string, index: number): ReactNode {
  const painted: ReactNode[] = [];
  let end = 0;
  for (const match of line.matchAll(pieces)) {
    const [whole, quoted, colon] = match;
    const kind = quoted === undefined ? 'plain' : colon === undefined ? 'text' : 'key';
    painted.push(
      line.slice(end, match.index),
      <span key={match.index} data-kind={kind}>
        {quoted ?? whole}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  painted.push(line.slice(end), '\n');
  // Lines have no names of their own and are never moved.
  return <span key={index}>{painted}</span>;
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.2')};
  min-inline-size: 0;
  & pre {
    ${type('code-small')}
    margin: 0;
  }
  & > section {
    box-sizing: border-box;
    inline-size: 100%;
    max-block-size: 60vh;
    padding: ${token('space.3')};
    overflow: auto;
    direction: ltr;
    text-align: left;
    tab-size: 2;
    color: ${token('text.secondary')};
    background: ${token('surface.sunken')};
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.md')};
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: 2px;
    }
  }
  & [data-kind='key'] {
    color: ${token('text.primary')};
  }
  & [data-kind='text'] {
    color: ${token('text.accent')};
  }
  & [data-kind='plain'] {
    color: ${token('info.text')};
  }
`;
