import { AlertDialog } from '../AlertDialog';
import { BottomSheet, SheetBody, SheetHeader } from '../BottomSheet';
import { Button } from '../Button';
import { CommandPalette } from '../CommandPalette';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '../Dialog';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer';
import { Lightbox } from '../Lightbox';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { Popover, PopoverTrigger } from '../Popover';
import { ReminderMenu } from '../ReminderMenu';
import { TagManager } from '../TagManager';
import { Tooltip, TooltipTrigger } from '../Tooltip';
import type { Examples } from './conformance';
import { drawing } from './drawing';

const nothing = () => undefined;
const open = { isOpen: true, onOpenChange: nothing } as const;

export const overlayExamples: Examples = {
  AlertDialog: {
    isOverlay: true,
    render: (root, { text }) => (
      <AlertDialog
        {...open}
        title={text}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={nothing}
        {...root}
      >
        {text}
      </AlertDialog>
    ),
  },
  BottomSheet: {
    isOverlay: true,
    render: (root, { text }) => (
      <BottomSheet {...open} {...root}>
        <SheetHeader title={text} />
        <SheetBody>{text}</SheetBody>
      </BottomSheet>
    ),
  },
  CommandPalette: {
    isOverlay: true,
    render: (root, { text }) => (
      <CommandPalette
        {...open}
        label="Search"
        value={text}
        onSearch={nothing}
        groups={[{ id: 'pages', title: text, items: [{ id: 'page', label: text, hint: text, onAction: nothing }] }]}
        {...root}
      />
    ),
  },
  Dialog: {
    isOverlay: true,
    render: (root, { text }) => (
      <Dialog {...open} {...root}>
        <DialogHeader title={text} />
        <DialogBody>{text}</DialogBody>
        <DialogFooter>
          <Button variant="primary">Save</Button>
        </DialogFooter>
      </Dialog>
    ),
  },
  Drawer: {
    isOverlay: true,
    render: (root, { text }) => (
      <Drawer {...open} {...root}>
        <DrawerHeader title={text} />
        <DrawerBody>{text}</DrawerBody>
      </Drawer>
    ),
  },
  Lightbox: {
    isOverlay: true,
    render: (root, { text, number }) => (
      <Lightbox
        {...open}
        label="Pictures"
        images={[
          { src: drawing, alt: text, caption: text },
          { src: drawing, alt: 'The mole' },
        ]}
        index={number}
        onIndexChange={nothing}
        {...root}
      />
    ),
  },
  Menu: {
    isOverlay: true,
    render: (root, { text }) => (
      <MenuTrigger isOpen>
        <Button>Actions</Button>
        <Menu {...root}>
          <MenuItem id="rename">{text}</MenuItem>
          <MenuItem id="delete" isDanger>
            Delete
          </MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
  Popover: {
    isOverlay: true,
    render: (root, { text }) => (
      <PopoverTrigger isOpen>
        <Button>Details</Button>
        <Popover label={text} {...root}>
          {text}
        </Popover>
      </PopoverTrigger>
    ),
  },
  ReminderMenu: {
    isOverlay: true,
    render: (root, { text, date }) => (
      <MenuTrigger isOpen>
        <Button>Remind me</Button>
        <ReminderMenu title={text} value={date} onChange={nothing} onPick={nothing} {...root} />
      </MenuTrigger>
    ),
  },
  TagManager: {
    isOverlay: true,
    render: (root, { text }) => (
      <TagManager
        tags={[{ id: 'urgent', name: text, hue: 'red', usage: text }]}
        words={{
          title: 'Labels',
          newName: 'New label',
          add: 'Add',
          nameOf: (name) => `Name of ${name}`,
          delete: (name) => `Delete ${name}`,
          taken: 'There is a label of this name',
        }}
        maxLength={60}
        onAdd={() => Promise.resolve(true)}
        onRename={nothing}
        onDelete={nothing}
        onClose={nothing}
        {...root}
      />
    ),
  },
  Tooltip: {
    isOverlay: true,
    render: (root, { text }) => (
      <TooltipTrigger isOpen>
        <Button>Moor</Button>
        <Tooltip {...root}>{text}</Tooltip>
      </TooltipTrigger>
    ),
  },
};
