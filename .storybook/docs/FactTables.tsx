import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ComponentDocs } from './componentDocs';
import { stateAttributes } from './stateAttributes';
import { storyNameOf } from './storyIds';

/** `children` are its rows, each with its name in a `<th scope="row">`. */
function FactTable({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // The class keeps the workbench's own style of tables away.
    <Facts className="sb-unstyled">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Facts>
  );
}

/** Hooks for styles of others: parts and states. */
export function Anatomy({ docs: { parts = {}, states = [] } }: { docs: ComponentDocs }) {
  const names = Object.entries(parts);
  if (names.length === 0 && states.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      {names.length > 0 ? (
        <>
          <Subheading>Parts</Subheading>
          <FactTable head={['Part', 'What it is']}>
            {names.map(([name, text]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{`[data-part='${name}']`}</code>
                </th>
                <td>
                  <Markdown>{text}</Markdown>
                </td>
              </tr>
            ))}
          </FactTable>
        </>
      ) : null}
      {states.length > 0 ? (
        <>
          <Subheading>States</Subheading>
          <FactTable head={['Attribute', 'What it says']}>
            {states.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{`[data-${name}]`}</code>
                </th>
                <td>
                  <Markdown>{stateAttributes[name]}</Markdown>
                </td>
              </tr>
            ))}
          </FactTable>
        </>
      ) : null}
    </>
  );
}

/** What keys do, each proven by a story. */
export function KeyboardTable({ rows }: { rows: ComponentDocs['keyboard'] }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {rows.length === 0 ? (
        <Markdown>There is nothing to operate.</Markdown>
      ) : (
        <FactTable head={['Keys', 'What they do', 'Proven by']}>
          {rows.map(({ keys, does, story }) => (
            <tr key={`${keys.join(' ')} ${does}`}>
              <th scope="row">
                <Keys keys={keys} />
              </th>
              <td>
                <Markdown>{does}</Markdown>
              </td>
              <td>{storyNameOf(story)}</td>
            </tr>
          ))}
        </FactTable>
      )}
    </>
  );
}

export function AccessibilityNotes({ notes }: { notes: ComponentDocs['accessibility'] }) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <Markdown>{notes.map((note) => `- ${note}`).join('\n')}</Markdown>
    </>
  );
}

/** Names on the keyboard of most people; `$mod` is ⌘ on a Mac. */
const keyNames: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  ArrowUp: 'Arrow up',
  Escape: 'Esc',
  PageDown: 'Page down',
  PageUp: 'Page up',
};

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <KeyList>
      {keys.map((press) => (
        <li key={press}>
          {press.split('+').map((key) => (
            <kbd key={key}>{keyNames[key] ?? key}</kbd>
          ))}
        </li>
      ))}
    </KeyList>
  );
}

const Facts = styled.table`
  inline-size: 100%;
  margin-block: ${token('space.4')} ${token('space.8')};
  border-collapse: collapse;
  color: ${token('text.primary')};
  ${type('body')}
  & th,
  & td {
    padding: ${token('space.2')} ${token('space.4')} ${token('space.2')} 0;
    border-block-end: 1px solid ${token('border.subtle')};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${token('text.secondary')};
    font-weight: ${token('weight.medium')};
  }
  & th[scope='row'] {
    inline-size: 33%;
  }
  & td p {
    margin: 0;
  }
`;

const KeyList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: ${token('space.1')};
  }
  & kbd {
    min-inline-size: 24px;
    padding-inline: ${token('space.2')};
    border: 1px solid ${token('border.default')};
    border-radius: ${token('radius.sm')};
    background: ${token('surface.sunken')};
    font: ${token('weight.medium')} 12px/22px ${token('font.sans')};
    text-align: center;
  }
`;
