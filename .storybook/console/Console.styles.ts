import { token, type } from '@quarterdeck/ui/tokens';
import { css, styled } from 'styled-components';

/** Where the two halves stand beside each other, in pixels of the console's own width. */
const twoColumnsFrom = 820;

export const Frame = styled.div`
  container: console / inline-size;
  display: grid;
  gap: ${token('space.6')};
  max-inline-size: 1320px;
  color: ${token('text.primary')};
  ${type('body')}
`;

export const Header = styled.header`
  display: grid;
  gap: ${token('space.2')};
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  align-items: start;
  @container console (min-width: ${twoColumnsFrom}px) {
    grid-template-columns: minmax(320px, 5fr) minmax(0, 7fr);
    gap: ${token('space.6')};
  }
`;

export const Card = styled.section`
  min-inline-size: 0;
  background: ${token('surface.card')};
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  overflow: hidden;
`;

export const CardBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  padding: ${token('space.4')};
`;

/** The panel of a tab already stands off its tabs. */
export const TabBody = styled.div`
  padding: 0 ${token('space.4')} ${token('space.4')};
`;

export const CardTitle = styled.h2`
  ${type('title-5')}
  margin: 0;
`;

export const Title = styled.h1`
  ${type('title-2')}
  margin: 0;
`;

export const Lead = styled.p`
  max-inline-size: 68ch;
  margin: 0;
  color: ${token('text.secondary')};
  text-wrap: pretty;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
`;

/** Method and path, and whatever else is read as code. */
export const Code = styled.code`
  ${type('code')}
  overflow-wrap: anywhere;
  color: ${token('text.primary')};
`;

export const Quiet = styled.span`
  ${type('small')}
  color: ${token('text.secondary')};
`;

const tones = {
  good: css`
    color: ${token('success.text')};
    background: ${token('success.subtle')};
  `,
  bad: css`
    color: ${token('danger.text')};
    background: ${token('danger.subtle')};
  `,
  note: css`
    color: ${token('warning.text')};
    background: ${token('warning.subtle')};
  `,
  plain: css`
    color: ${token('text.secondary')};
    background: ${token('fill.neutral')};
  `,
};
export type Tone = keyof typeof tones;

/** Tone of a status, or of the word that stands for none. */
export function toneOf(status: string): Tone {
  if (status.startsWith('2')) return 'good';
  return status.startsWith('4') ? 'note' : 'bad';
}

export const Pill = styled.span<{ $tone: Tone }>`
  ${type('code-small')}
  display: inline-flex;
  align-items: center;
  flex: none;
  min-block-size: 22px;
  padding-inline: ${token('space.2')};
  border-radius: ${token('radius.sm')};
  ${(p) => tones[p.$tone]}
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A message at a path, as the editor and the verdict list them. */
export const Problem = styled.li`
  ${type('small')}
  color: ${token('danger.text')};
  & > code {
    ${type('code-small')}
  }
`;
