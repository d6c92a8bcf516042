import { areaOf, documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { fold } from '@quarterdeck/contract/rules/fold';
import { Accordion, Disclosure } from '@quarterdeck/ui/Accordion';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Code, Pill, Quiet } from '../console/Console.styles';
import { Sheet, SheetSection } from '../foundations/Sheet';
import { DownloadButton } from './DownloadButton';
import { EndpointEntry } from './EndpointEntry';

const searchText = ({ endpoint, summary, description }: DocumentedEndpoint) =>
  fold([endpoint.id, endpoint.method, endpoint.path, summary, description].join(' '));

const everything = documentedEndpoints.map((documented) => ({ documented, text: searchText(documented) }));

/** Every call of the contract on one page: found by any word, opened in place, downloaded as OpenAPI. */
export function ApiReference() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => {
    const words = fold(query).split(/\s+/);
    return everything.filter(({ text }) => words.every((word) => text.includes(word))).map((one) => one.documented);
  }, [query]);
  const areas = useMemo(() => Map.groupBy(found, areaOf), [found]);

  return (
    <Sheet
      title="API reference"
      lead="Every call that the apps make. The mock answers them in the page; a server has to answer them the same way. Each call has a console of its own, where it can be sent."
    >
      <Tools>
        <SearchField label="Search calls" placeholder="Path, id or word" value={query} onChange={setQuery} />
        <DownloadButton />
        <Quiet aria-live="polite">
          {found.length === everything.length
            ? `${found.length} calls`
            : `${found.length} of ${everything.length} calls`}
        </Quiet>
      </Tools>
      {found.length === 0 ? <p>No call has these words. Try a part of a path, such as “orders” or “tags”.</p> : null}
      {[...areas].map(([area, calls]) => (
        <SheetSection key={area} title={area}>
          <CallList calls={calls} />
        </SheetSection>
      ))}
    </Sheet>
  );
}

function CallList({ calls }: { calls: readonly DocumentedEndpoint[] }) {
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set());
  return (
    <div>
      <Accordion allowsMultipleExpanded expandedKeys={open} onExpandedChange={setOpen}>
        {calls.map((documented) => {
          const { id, method, path } = documented.endpoint;
          return (
            <Disclosure
              key={id}
              id={id}
              title={
                <Heading>
                  <Pill $tone="plain">{method}</Pill>
                  <Code>{`/${path}`}</Code>
                  <span data-part="summary">{documented.summary}</span>
                </Heading>
              }
            >
              {/* Schemas are made when somebody looks at them: 144 at once would hold the page up. */}
              {open.has(id) ? <EndpointEntry documented={documented} /> : null}
            </Disclosure>
          );
        })}
      </Accordion>
    </div>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  & > :first-child {
    flex: 1 1 280px;
    max-inline-size: 480px;
  }
`;

const Heading = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  /* The methods are of unequal length; their paths begin at one line. */
  & > :first-child {
    min-inline-size: 64px;
    text-align: center;
  }
  & code {
    overflow-wrap: anywhere;
  }
  /* Below the path where a line has no room for both. */
  & > [data-part='summary'] {
    margin-inline-start: auto;
    color: ${token('text.secondary')};
    ${type('body')}
    ${below('sm')} {
      flex-basis: 100%;
    }
  }
`;
