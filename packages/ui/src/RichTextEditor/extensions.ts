import { Extension, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

export interface EditorKeys {
  /** mod+K. */
  onLink: () => void;
  /** Escape. @returns whether there was somewhere to go. */
  onLeave: () => boolean;
}

/** What the editor can write: nothing that its toolbar does not name. */
export function makeExtensions({ onLink, onLeave }: EditorKeys): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Bold,
    Italic,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    UndoRedo,
    Link.configure({ openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] }),
    Extension.create({
      name: 'fieldKeys',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          onLink();
          return true;
        },
        // Tab indents lists, so the way out is another key.
        Escape: onLeave,
      }),
    }),
  ];
}
