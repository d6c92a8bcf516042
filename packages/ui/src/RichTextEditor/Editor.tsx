import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLatestCallback } from '../latestCallback';
import { useKitMessages } from '../messages';
import { Popover } from '../Popover';
import { readContent, writeContent } from './editorContent';
import { EditorToolbar } from './EditorToolbar';
import { makeExtensions } from './extensions';
import { LinkForm } from './LinkForm';
import { handleDrop, handlePaste } from './pasteHtml';
import { Region } from './RichTextEditor.styles';
import { setLink } from './setLink';

export interface EditorProps {
  value: string;
  onChange: (html: string) => void;
  /** What joins the text to its label, help and error. */
  attributes: Readonly<Record<string, string>>;
  placeholder: string;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** The editor itself, whose code comes after the page. */
export function Editor({ value, onChange, attributes, placeholder, isDisabled, isReadOnly }: EditorProps) {
  const messages = useKitMessages();
  const toolbar = useRef<HTMLDivElement>(null);
  /** What the editor holds, as its owner knows it. */
  const held = useRef(value);
  const [isLinking, setLinking] = useState(false);
  const canEdit = !isDisabled && !isReadOnly;
  const openLink = useLatestCallback(() => {
    if (canEdit) setLinking(true);
  });
  const leave = useLatestCallback(() => {
    const first = toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)');
    first?.focus();
    return first !== undefined && first !== null;
  });
  const [extensions] = useState(() => makeExtensions({ onLink: openLink, onLeave: leave }));
  const [content] = useState(() => readContent(value, extensions));
  const editor = useEditor({
    extensions,
    content,
    editable: canEdit,
    // It is mounted in the browser alone; where Next.js runs, it would otherwise leave the first render out.
    immediatelyRender: true,
    // Its styles are in the kit's own, which have the page's nonce.
    injectCSS: false,
    editorProps: {
      // The editor would read HTML by itself: without the rules of the kit, and not on a page with trusted types.
      handlePaste,
      handleDrop,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...attributes,
        ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
        ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      held.current = writeContent(changed);
      onChange(held.current);
    },
  });
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    editor.commands.setContent(readContent(value, extensions), { emitUpdate: false });
  }, [value, editor, extensions]);
  useEffect(() => {
    // Of a change of its options the editor leaves this one out.
    editor.setEditable(canEdit, false);
  }, [editor, canEdit]);
  const { isEmpty, address } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isEmpty: current.isEmpty,
      address: String(current.getAttributes('link')['href'] ?? ''),
    }),
  });

  const closeLink = () => {
    // Gone before the text has the focus: it would take it back.
    flushSync(() => setLinking(false));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Here it leads to the toolbar; a dialog around the field would close.
    if (event.key === 'Escape' && canEdit) event.stopPropagation();
  };
  return (
    <>
      {isReadOnly ? null : <EditorToolbar ref={toolbar} editor={editor} isDisabled={isDisabled} onLink={openLink} />}
      <Region
        as={EditorContent}
        editor={editor}
        data-empty={isEmpty || undefined}
        data-placeholder={placeholder}
        data-part="region"
        onKeyDown={handleKeyDown}
      />
      <Popover
        label={messages.link}
        triggerRef={toolbar}
        isOpen={isLinking}
        onOpenChange={setLinking}
        placement="bottom start"
      >
        <LinkForm
          address={address}
          onSet={(wanted) => {
            closeLink();
            setLink(editor, wanted);
          }}
          onRemove={() => {
            closeLink();
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
        />
      </Popover>
    </>
  );
}
