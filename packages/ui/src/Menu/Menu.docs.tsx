import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For three or more actions on one thing that are needed less often than its buttons: rename, duplicate, delete.',
    },
    {
      text: 'For settings of a view, such as how it is sorted. A section with `selectionMode` has checks.',
    },
    {
      text: 'With a section of `layout="row"` for a few choices that are known by a picture: light, dark or automatic; one of six themes. What they say is their name and their tooltip.',
    },
    { text: 'As `ContextMenu` for the second mouse button, where a visible button offers the same.' },
  ],
  avoid: [
    { text: 'For the value of a form, which has a label, a help text and an error.', instead: 'Select' },
    { text: 'For one or two actions that there is room for. Nobody sees what is in a closed menu.', instead: 'Button' },
    { text: 'With fields or text in it. Keys go from item to item and pass everything else.', instead: 'Popover' },
  ],
  parts: {
    head: 'What stands above the items and has nothing to press.',
    icon: 'The icon before the label.',
    text: 'The label and the second line.',
    description: 'The second line.',
    hint: 'The shortcut or count at the end, or the arrow of a submenu.',
    mark: 'The check of a selected item; in a row there is none.',
  },
  states: ['disabled', 'focus-visible', 'focused', 'hint', 'hovered', 'kind', 'layout', 'open', 'pressed', 'selected'],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Opens it from its button; on an item, does what it says and closes the menu.',
      story: 'IsWalkedByArrowsAndTypingAndActsOnEnter',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Go from item to item, around the ends too.',
      story: 'ArrowsHomeAndEndGoThroughIt',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'In a row, go to the next and the previous item, around its ends too; up and down do so as well.',
      story: 'LeftAndRightGoAlongARow',
    },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last item.', story: 'ArrowsHomeAndEndGoThroughIt' },
    {
      keys: ['e'],
      does: 'As any letter, goes to the item that begins with what is typed: here Edit.',
      story: 'IsWalkedByArrowsAndTypingAndActsOnEnter',
    },
    { keys: ['ArrowRight'], does: 'Opens the submenu of an item.', story: 'OpensASubmenuToTheSideByArrow' },
    { keys: ['ArrowLeft'], does: 'Leaves the submenu.', story: 'ArrowLeftLeavesTheSubmenu' },
    {
      keys: ['Space'],
      does: 'Marks an item of a selection and leaves the menu open.',
      story: 'SpaceMarksAndLeavesItOpen',
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus returns to its button.',
      story: 'EscapeClosesItAndReturnsTheFocus',
    },
    {
      keys: ['Shift+F10'],
      does: 'Opens a `ContextMenu` at what has the focus.',
      story: 'OpensWhereTheSecondButtonOrShiftF10Asks',
    },
  ],
  accessibility: [
    'In a `MenuTrigger` the button names the menu. With `triggerRef` it needs an `aria-label`.',
    'The second line of an item is part of its name, so that people who speak what they see can choose it.',
    'Where an item is more than plain text, give `textValue`: typing finds the item by it.',
    'Items of a row are items like all others: radios of one group, named by their words.',
    'What stands in the `head` is part of the dialog around the menu, not of the menu: nobody comes to it by arrows.',
    'A context menu is not found by everybody. What it has must be in a visible menu or button as well.',
  ],
};
