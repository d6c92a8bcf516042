import { Heading } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { token } from '@quarterdeck/ui/tokens';
import { AdviceList } from './AdviceList';
import type { ComponentDocs } from './componentDocs';
import { DocsProviders } from './DocsProviders';

/** When it is the right component, beside when another one is. */
export function UsageNotes({ use, avoid }: Pick<ComponentDocs, 'use' | 'avoid'>) {
  return (
    <>
      <Heading>When to use it</Heading>
      <DocsProviders>
        <Columns>
          <AdviceList heading="Use it" tone="use" advice={use} />
          <AdviceList heading="Use something else" tone="avoid" advice={avoid} />
        </Columns>
      </DocsProviders>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token('space.6')};
  margin-block-end: ${token('space.10')};
`;
