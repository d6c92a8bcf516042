import {
  Anchor,
  Canvas,
  Description,
  DocsContext,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { placeOf } from './frames';
import { ToolbarContext } from './ToolbarContext';

/** The page of a component: what it is, how it is imported, its stories, its props. */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const globals = use(ToolbarContext);
  const stories = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {stories.map((story) => {
        const { inline, ...place } = placeOf(story, globals);
        return (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <div style={{ maxWidth: 'maxWidth' in place ? place.maxWidth : undefined }}>
              <Canvas of={story.moduleExport} story={{ inline, ...('height' in place && { height: place.height }) }} />
            </div>
          </Anchor>
        );
      })}
    </>
  );
}
