import { Markdown } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { token, type } from '@quarterdeck/ui/tokens';
import { sizeOf } from '../start/sizes';
import type { Warning } from './componentDocs';

interface AdviceListProps {
  heading: string;
  tone: 'use' | 'avoid';
  advice: readonly Warning[];
}

/** Reasons with their pictures, which are there to be seen alone: the words beside them say the same. */
export function AdviceList({ heading, tone, advice }: AdviceListProps) {
  return (
    <Column>
      <h3>{heading}</h3>
      {advice.map(({ text, picture, instead }) => (
        <Reason key={text} data-tone={tone}>
          {picture ? <Picture inert>{picture()}</Picture> : null}
          <figcaption>
            <Markdown>{instead === undefined ? text : `${text} Use ${linkTo(instead)}.`}</Markdown>
          </figcaption>
        </Reason>
      ))}
    </Column>
  );
}

/** To the docs page of a component, as Markdown. */
function linkTo(component: string): string {
  const page = sizeOf(component)?.page;
  return page === undefined ? `\`${component}\`` : `[${component}](?path=/docs/${page})`;
}

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.4')};
  min-inline-size: 0;
`;

const Reason = styled.figure`
  margin: 0;
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-block-start: 3px solid ${token('success.indicator')};
  border-radius: ${token('radius.md')};
  &[data-tone='avoid'] {
    border-block-start-color: ${token('danger.indicator')};
  }
  & > figcaption {
    padding: ${token('space.3')} ${token('space.4')};
  }
  & > figcaption p {
    margin: 0;
  }
`;

/** The class keeps the workbench's own styles of text away. */
const Picture = styled.div.attrs({ className: 'sb-unstyled' })`
  display: grid;
  place-items: center;
  min-block-size: 96px;
  padding: ${token('space.6')} ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.canvas')};
  ${type('body')}
`;
