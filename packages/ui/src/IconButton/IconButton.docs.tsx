import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Mail, Pencil, Ship, Star, Trash2 } from 'lucide-react';
import { Inline } from '../Stack';
import { IconButton } from './IconButton';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For usual actions that an icon says by itself, such as edit, delete, close. In rows and toolbars, where words would not fit.',
      picture: () => (
        <Inline>
          <IconButton icon={Pencil} label="Edit Card checkout" />
          <IconButton icon={Trash2} label="Delete Card checkout" />
        </Inline>
      ),
    },
    {
      text: 'For what opens a list that fills by itself: a count at the corner says how much is new.',
      picture: () => <IconButton icon={Mail} label="Messages" badge={3} badgeLabel="3 unread" />,
    },
  ],
  avoid: [
    {
      text: 'For an action that no icon says by itself. Touch never shows the tooltip.',
      instead: 'Button',
      picture: () => <IconButton icon={Ship} label="Assign to a voyage" variant="primary" />,
    },
    {
      text: 'For what stays on until it is pressed again.',
      instead: 'ToggleButton',
      picture: () => <IconButton icon={Star} label="Starred: on" />,
    },
  ],
  parts: {
    spinner: 'Takes the place of the icon while it is pending.',
    icon: 'The icon.',
    badge: 'The count at the corner; above 99 it reads 99+.',
  },
  states: ['count'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to it and shows its label.',
      story: 'ShowsItsLabelWhenReachedByKeyAndHidesItOnEscape',
    },
    { keys: ['Enter', 'Space'], does: 'Presses it.', story: 'IsPressedByEnterAndSpace' },
    { keys: ['Escape'], does: 'Hides its label.', story: 'ShowsItsLabelWhenReachedByKeyAndHidesItOnEscape' },
  ],
  accessibility: [
    '`label` is its name and its tooltip. With `badgeLabel` the count is read after it: “Messages, 3 unread”.',
    'The tooltip appears after 400 ms of rest, or at once when the button is reached by key. Touch never shows it.',
    'Where a page has several of a kind, the label says what each acts on: “Delete Card checkout”.',
  ],
};
