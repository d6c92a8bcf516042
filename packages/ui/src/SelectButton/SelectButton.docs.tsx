import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SelectButton } from './SelectButton';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'On a card of a catalog, to add the thing to what is selected or ordered. The icon says that pressing adds it.',
      picture: () => <SelectButton label="Add" aria-label="Add Card checkout" isSelected={false} onToggle={nothing} />,
    },
    {
      text: 'Where the card must keep saying that it is in the selection; another press takes it out.',
      picture: () => (
        <SelectButton label="Selected" aria-label="Selected Card checkout" isSelected onToggle={nothing} />
      ),
    },
  ],
  avoid: [
    {
      text: 'For rows that are selected to do something with all of them at once.',
      instead: 'Checkbox',
      picture: () => (
        <SelectButton label="Select row" aria-label="Select row Card checkout" isSelected={false} onToggle={nothing} />
      ),
    },
    {
      text: 'For what is no selection, such as a star or a bookmark. The plus would promise one.',
      instead: 'ToggleButton',
      picture: () => (
        <SelectButton label="Star" aria-label="Star Card checkout" isSelected={false} onToggle={nothing} />
      ),
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Adds the thing, or takes it out again.', story: 'IsToggledByEnterAndSpace' },
  ],
  accessibility: [
    'A button with `aria-pressed`. The page keeps `isSelected`, `label` and `aria-label` in step.',
    'Many stand on one page, so `aria-label` names the thing as well. It begins with the words of `label`, for people who speak what they see.',
    'What is selected in all, such as a sum, is for the page to announce.',
  ],
};
