import { Markdown, Source } from '@storybook/addon-docs/blocks';
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
        <Source language="tsx" code={`import { ${names} } from '${importPath}';`} />
      )}
    </>
  );
}
