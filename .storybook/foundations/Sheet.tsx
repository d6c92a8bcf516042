import { token, type } from '@quarterdeck/ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SheetProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the foundations: a title, what it is about, and sections. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Frame>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Frame>
  );
}

export interface SheetSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SheetSection({ title, lead, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
    </section>
  );
}

/** To another page of the workbench, wherever it is hosted: a router would read the address as one of its own. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <WorkbenchLink href={`./?path=${path}`} target="_top">
      {children}
    </WorkbenchLink>
  );
}

const WorkbenchLink = styled.a`
  color: ${token('text.link')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  max-inline-size: 1120px;
  color: ${token('text.primary')};
  ${type('body')}
  & h1 {
    ${type('title-1')}
    margin: 0;
  }
  & h2 {
    ${type('title-4')}
    margin: 0 0 ${token('space.1')};
  }
  & header > p,
  & section > p {
    max-inline-size: 68ch;
    margin: ${token('space.2')} 0 0;
    color: ${token('text.secondary')};
    text-wrap: pretty;
  }
  & section > :is(ul, div, table) {
    margin-block-start: ${token('space.4')};
  }
  & code {
    ${type('code-small')}
    color: ${token('text.secondary')};
  }
`;
