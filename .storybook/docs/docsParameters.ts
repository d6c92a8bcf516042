import { DocsContainer } from './DocsContainer';
import { DocsPage } from './DocsPage';
import { isDescribed } from './pageComponents';

/** How Storybook shows pages of documentation. */
export const docsParameters = {
  container: DocsContainer,
  page: DocsPage,
  // Known to Storybook though not to its types.
  extractArgTypes: (component: unknown) => (isDescribed(component) ? component.docgenInfo.argTypes : null),
};
