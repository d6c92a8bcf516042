import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { formatFileSize } from '@quarterdeck/ui/fileSize';
import { sizeOf } from '../start/sizes';
import { usePageComponents } from './pageComponents';

/** What the page's component is and how it comes into a file. */
export function ComponentIntroduction() {
  const { importPath, folder, components } = usePageComponents();
  const description = components[0]?.component.docgenInfo.description;
  const names = components.map(({ name }) => name).join(', ');
  return (
    <>
      {description ? <Markdown>{description}</Markdown> : null}
      {importPath === undefined || names === '' ? (
        <Markdown>{`Part of \`${folder}\`, which keeps it to itself.`}</Markdown>
      ) : (
        <>
          <Source language="tsx" code={`import { ${names} } from '${importPath}';`} />
          <SizeLine folder={importPath.slice(importPath.lastIndexOf('/') + 1)} />
        </>
      )}
    </>
  );
}

/** What the component adds to a page; nothing for one that was not measured yet. */
function SizeLine({ folder }: { folder: string }) {
  const size = sizeOf(folder);
  if (!size) return null;
  const later = size.later === 0 ? '' : `, and ${formatFileSize(size.later, 'en')} when it is first used`;
  return (
    <Markdown>{`Adds ${formatFileSize(size.first, 'en')} to a page that has React and styled-components${later}.`}</Markdown>
  );
}
