import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { formatFileSize } from '@quarterdeck/ui/fileSize';
import { sizeOf } from '../start/sizes';
import type { ComponentDocs } from './componentDocs';
import { usePageComponents } from './pageComponents';
import { useIsDark } from './ToolbarContext';

/** What the page's component is and how it comes into a file. */
export function ComponentIntroduction({ docs }: { docs: ComponentDocs | undefined }) {
  const { importPath, folder, components, names } = usePageComponents();
  const isDark = useIsDark();
  // Where there are components with props, styled parts that other components build on are no beginning.
  const first = components.length > 0 ? components.map(({ name }) => name) : names;
  const description = components[0]?.component.docgenInfo.description;
  return (
    <>
      {description ? <Markdown>{description}</Markdown> : null}
      {importPath === undefined || first.length === 0 ? (
        <Markdown>{`Part of \`${folder}\`, which keeps it to itself.`}</Markdown>
      ) : (
        <>
          <Source language="tsx" dark={isDark} code={`import { ${first.join(', ')} } from '${importPath}';`} />
          <FactLine folder={importPath.slice(importPath.lastIndexOf('/') + 1)} docs={docs} />
        </>
      )}
    </>
  );
}

interface FactLineProps {
  folder: string;
  docs: Pick<ComponentDocs, 'since' | 'status'> | undefined;
}

/** Status, peers and size: what a team asks before it takes a component. */
function FactLine({ folder, docs: { since = '0.1.0', status = 'stable' } = {} }: FactLineProps) {
  const size = sizeOf(folder);
  if (!size) return null;
  const later = size.later === 0 ? '' : `, and ${formatFileSize(size.later, 'en')} when it is first used`;
  const facts = [
    `${status === 'stable' ? 'Stable' : 'On trial'} since ${since}.`,
    `Needs ${size.peers.map((peer) => `\`${peer}\``).join(', ')}.`,
    `Adds ${formatFileSize(size.first, 'en')} to a page that has ${size.peers.length === 1 ? 'it' : 'them'}${later}.`,
  ];
  return <Markdown>{facts.join(' ')}</Markdown>;
}
