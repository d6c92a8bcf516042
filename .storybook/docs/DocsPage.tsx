import { Anchor, Canvas, Description, DocsContext, Subheading, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { ComponentIntroduction } from './ComponentIntroduction';
import { AccessibilityNotes, Anatomy, KeyboardTable } from './FactTables';
import { exampleOf } from './exampleOf';
import { placeOf } from './frames';
import { useComponentDocs } from './loadDocs';
import { usePageComponents } from './pageComponents';
import { PropsTables } from './PropsTables';
import { useStorySource } from './storySources';
import { ToolbarContext } from './ToolbarContext';
import { UsageNotes } from './UsageNotes';

/** The story as Storybook's `experimentalCodeExamples` writes it. */
const snippetOf = ({ parameters }: { parameters: { docs?: { source?: { code?: string } } } }) =>
  parameters.docs?.source?.code;

/** The page of a component: what it is, how it is imported, when to use it, its stories, its hooks, keys and props. */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const globals = use(ToolbarContext);
  const { importPath, file, names } = usePageComponents();
  const source = useStorySource(file);
  const docs = useComponentDocs(file);
  const page = { importPath, names };
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <ComponentIntroduction docs={docs} />
      {docs ? <UsageNotes use={docs.use} avoid={docs.avoid} /> : null}
      {stories.map((story) => {
        const { inline, height, maxWidth } = placeOf(story, globals);
        const snippet = snippetOf(story);
        return (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <div style={{ maxWidth }}>
              <Canvas
                of={story.moduleExport}
                story={{ inline, ...(height !== undefined && { height }) }}
                {...(snippet && { source: { code: exampleOf(snippet, source, page), language: 'tsx' } })}
              />
            </div>
          </Anchor>
        );
      })}
      {docs ? (
        <>
          <Anatomy docs={docs} />
          <KeyboardTable rows={docs.keyboard} />
          <AccessibilityNotes notes={docs.accessibility} />
        </>
      ) : null}
      <PropsTables />
    </>
  );
}
