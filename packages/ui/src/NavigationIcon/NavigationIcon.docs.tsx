import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { NavigationIcon } from './NavigationIcon';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For icons that data names, such as entries of a menu that come from the server.',
      picture: () => (
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <NavigationIcon name="compass" /> Project
        </p>
      ),
    },
    { text: 'With names of `navigationIconNames` only. Show that list where people choose an icon.' },
  ],
  avoid: [
    {
      text: 'For an icon that the code knows. All drawings are loaded for it, and it comes a moment later.',
      instead: 'Icon',
      picture: () => (
        <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <NavigationIcon name="trash" /> Delete
        </p>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'Without `label` it is decoration and hidden. With it, it is an image of that name.',
    'An unknown name is drawn as a circle, so the words beside it have to say what it stands for.',
  ],
};
