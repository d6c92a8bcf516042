import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Send } from 'lucide-react';
import { Menu, MenuItem } from '../Menu';
import { SplitButton } from './SplitButton';

const nothing = () => undefined;
const menu = (
  <Menu>
    <MenuItem id="later">Send tomorrow morning</MenuItem>
  </Menu>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one action that most people want, and a few other ways to do it: send now, send tomorrow, save as a draft.',
      picture: () => (
        <SplitButton label="Send" icon={Send} menuLabel="More ways to send" variant="primary" onPress={nothing}>
          {menu}
        </SplitButton>
      ),
    },
  ],
  avoid: [
    {
      text: 'Where none of the actions is the usual one: the first half would have nothing to do.',
      instead: 'Menu',
      picture: () => (
        <SplitButton label="Choose an action" menuLabel="Actions" onPress={nothing}>
          {menu}
        </SplitButton>
      ),
    },
    {
      text: 'To show a value and change it. The first half acts at once and opens nothing.',
      instead: 'Select',
      picture: () => (
        <SplitButton label="Status: paid" menuLabel="Other statuses" onPress={nothing}>
          {menu}
        </SplitButton>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the usual action, then to the button of the menu.',
      story: 'IsTwoStopsOfWhichTheSecondOpensTheMenu',
    },
    { keys: ['Enter'], does: 'Does the usual action.', story: 'IsTwoStopsOfWhichTheSecondOpensTheMenu' },
    {
      keys: ['ArrowDown'],
      does: 'On the second button, opens the menu at its first item.',
      story: 'IsTwoStopsOfWhichTheSecondOpensTheMenu',
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu; the focus returns to the second button.',
      story: 'IsTwoStopsOfWhichTheSecondOpensTheMenu',
    },
  ],
  accessibility: [
    'A group with the name of the usual action. `menuLabel` names the second button: say what its menu has, such as “More ways to send”.',
    'While it is pending the first button keeps the focus and its name, and the second one is disabled.',
  ],
};
