import { getSchema, type Editor, type Extensions, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import { sanitizeHtml, sanitizeToTree } from '../SafeHtml/sanitizeHtml';

/** A tree in which nothing runs; what could not be cleaned is a text in it. */
function cleanTree(html: string): Node {
  const tree = sanitizeToTree(html, 'rich');
  if (typeof tree !== 'string') return tree;
  const paragraph = document.createElement('p');
  paragraph.textContent = tree;
  return paragraph;
}

/**
 * HTML as the document of the editor. Given a text of HTML, the editor would parse it itself, which a page with trusted
 * types refuses.
 */
export function readContent(html: string, extensions: Extensions): JSONContent {
  return DOMParser.fromSchema(getSchema(extensions)).parse(cleanTree(html)).toJSON() as JSONContent;
}

/** What was pasted or dropped, of which the editor keeps what it can show. */
export function readSlice(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(cleanTree(html));
}

/** The document as HTML, cleaned as everything else that is shown; empty for a document without content. */
export function writeContent(editor: Editor): string {
  if (editor.isEmpty) return '';
  const clean: { toString: () => string } = sanitizeHtml(editor.getHTML(), 'rich');
  return clean.toString();
}
