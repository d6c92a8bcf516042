import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, Link, List, ListOrdered, Redo2, TextQuote, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../IconButton';
import { useKitMessages } from '../messages';
import { ToggleButton } from '../ToggleButton';
import { Toolbar, ToolbarSeparator } from '../Toolbar';

export interface EditorToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  isDisabled: boolean;
  onLink: () => void;
}

/** What can be done to the text that is selected. Each action gives the focus back to the text. */
export function EditorToolbar({ ref, editor, isDisabled, onLink }: EditorToolbarProps) {
  const messages = useKitMessages();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      isBulletList: current.isActive('bulletList'),
      isOrderedList: current.isActive('orderedList'),
      isQuote: current.isActive('blockquote'),
      // A quotation is none of what stands in a list. `can()` was seen to refuse one in a paragraph, while the editor began.
      canQuote: !current.isActive('listItem'),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const text = () => editor.chain().focus();
  const common = { isDisabled, size: 'sm' as const };
  return (
    <Toolbar ref={ref} label={messages.formatting} data-part="toolbar">
      <ToggleButton
        {...common}
        icon={Bold}
        label={messages.bold}
        isSelected={state.isBold}
        onChange={() => text().toggleBold().run()}
        aria-keyshortcuts="Control+B Meta+B"
      />
      <ToggleButton
        {...common}
        icon={Italic}
        label={messages.italic}
        isSelected={state.isItalic}
        onChange={() => text().toggleItalic().run()}
        aria-keyshortcuts="Control+I Meta+I"
      />
      <ToolbarSeparator />
      <ToggleButton
        {...common}
        icon={List}
        label={messages.bulletList}
        isSelected={state.isBulletList}
        onChange={() => text().toggleBulletList().run()}
      />
      <ToggleButton
        {...common}
        icon={ListOrdered}
        label={messages.numberedList}
        isSelected={state.isOrderedList}
        onChange={() => text().toggleOrderedList().run()}
      />
      <ToggleButton
        {...common}
        icon={TextQuote}
        label={messages.quote}
        isSelected={state.isQuote}
        isDisabled={isDisabled || !state.canQuote}
        onChange={() => text().toggleBlockquote().run()}
      />
      <ToggleButton
        {...common}
        icon={Link}
        label={messages.link}
        isSelected={state.isLink}
        onChange={onLink}
        aria-keyshortcuts="Control+K Meta+K"
      />
      <ToolbarSeparator />
      <IconButton
        {...common}
        icon={Undo2}
        isDirectional
        label={messages.undo}
        isDisabled={isDisabled || !state.canUndo}
        onPress={() => text().undo().run()}
      />
      <IconButton
        {...common}
        icon={Redo2}
        isDirectional
        label={messages.redo}
        isDisabled={isDisabled || !state.canRedo}
        onPress={() => text().redo().run()}
      />
    </Toolbar>
  );
}
