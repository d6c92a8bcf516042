import { Code } from '@quarterdeck/ui/Code';
import { StatusBadge, type StatusTone } from '@quarterdeck/ui/StatusBadge';
import { Table, type TableColumn } from '@quarterdeck/ui/Table';
import { Tag } from '@quarterdeck/ui/Tag';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { ChangedStory, ChangeNote, Changes } from '../docgen/changes';
import { PageLink, Sheet, SheetSection } from '../foundations/Sheet';

const tones: Record<ChangedStory['change'], StatusTone> = { new: 'success', changed: 'info', removed: 'danger' };
const words: Record<ChangedStory['change'], string> = { new: 'New', changed: 'Changed', removed: 'Removed' };

const columns: readonly TableColumn<ChangedStory>[] = [
  {
    id: 'story',
    name: 'Story',
    isRowHeader: true,
    cell: ({ id, change }) => (change === 'removed' ? id : <PageLink path={`/story/${id}`}>{id}</PageLink>),
  },
  {
    id: 'change',
    name: 'Picture',
    cell: ({ change }) => <StatusBadge tone={tones[change]}>{words[change]}</StatusBadge>,
  },
  { id: 'modes', name: 'Seen in', cell: ({ modes }) => modes.join(', ') },
];

const leadOf = (release: Changes['release']): string => {
  if (release === 'none')
    return 'Nothing has been released yet: this is what the first release will bring. Pictures are compared from then on.';
  if (release === 'unknown')
    return 'What waits for the next release. This workbench was built without the history of the repository, so pictures cannot be compared with those of the last one.';
  return `Since version ${release.version} of ${release.date}: what waits for the next release, and every story that looks different. A story without a locked picture is not compared.`;
};

export function ChangesPage({ release, notes, stories }: Changes) {
  const isCompared = release !== 'none' && release !== 'unknown';
  return (
    <Sheet title="Changes since the last release" lead={leadOf(release)}>
      <SheetSection title="Notes">
        {notes.length === 0 ? <p>No change has been noted since.</p> : null}
        <Notes>
          {notes.map((note) => (
            <Note key={note.texts.join()} {...note} />
          ))}
        </Notes>
      </SheetSection>
      {isCompared ? (
        <SheetSection title="Stories">
          <Table
            caption="Stories that look different"
            columns={columns}
            rows={stories}
            getRowId={({ id, change }) => `${id} ${change}`}
            emptyText="Every story looks as it did."
          />
        </SheetSection>
      ) : null}
    </Sheet>
  );
}

function Note({ packages, texts }: ChangeNote) {
  return (
    <li>
      <p>
        {packages.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </p>
      {texts.map((text) => (
        <p key={text}>
          {/* What stands between two backticks is code. */}
          {text
            .split('`')
            .map((part, index) => (index % 2 === 0 ? part : <Code key={part + String(index)}>{part}</Code>))}
        </p>
      ))}
    </li>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: ${token('space.6')};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${token('space.2')};
    max-inline-size: 68ch;
    padding-block-end: ${token('space.6')};
    border-block-end: 1px solid ${token('border.subtle')};
  }
  & p {
    margin: 0;
    text-wrap: pretty;
  }
  & > li > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
  }
`;
