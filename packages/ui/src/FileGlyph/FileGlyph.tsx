import type { ComponentProps } from 'react';
import { Drawing } from './FileGlyph.styles';
import { fileLookOf, type FileKind } from './fileType';

export const fileGlyphSizes = ['sm', 'md', 'lg'] as const;
export type FileGlyphSize = (typeof fileGlyphSizes)[number];

export interface FileGlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox' | 'type'> {
  /** The name of the file, its extension or its media type, such as `PDF` or `image/png`; `folder` for a folder. */
  type: string;
  /** 36, 56 or 96 px square. @default 'md' */
  size?: FileGlyphSize;
  /** Names it as an image. @default decorative */
  label?: string;
}

/** Lines, cells or hills that tell the kinds apart where the colour does not. */
const pictures: Record<Exclude<FileKind, 'folder'>, string> = {
  pdf: 'M16 24h18M16 30h12',
  document: 'M16 24h18M16 30h18',
  text: 'M16 24h18M16 30h12',
  other: '',
  sheet: 'M17 22h22v14H17zM17 29h22M28 22v14',
  image: 'M17 36l7-9 5 6 4-4 6 7zM36 25.5a2 2 0 1 0 0-.01z',
};

/** A sheet of paper, or a folder, that shows what kind of file something is; the type is written on it. */
export function FileGlyph({ type, size = 'md', label, ...rest }: FileGlyphProps) {
  const { kind, text } = fileLookOf(type);
  return (
    <Drawing
      viewBox="0 0 56 56"
      data-size={size}
      data-kind={kind}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      {kind === 'folder' ? (
        <>
          <path data-part="back" d="M2 12a5 5 0 0 1 5-5h12c1.5 0 2.9.7 3.9 1.9L26 13h23a5 5 0 0 1 5 5v6H2z" />
          <path data-part="paper" d="M2 20a5 5 0 0 1 5-5h42a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z" />
          <path data-part="picture" d="M9 23h13" />
        </>
      ) : (
        <>
          <path data-part="paper" d="M12 1h24l13 14v35a5 5 0 0 1-5 5H12a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" />
          <path data-part="fold" d="M36 1v9a5 5 0 0 0 5 5h8" />
          {size === 'sm' && text !== '' ? null : (
            <path data-part="picture" d={pictures[kind]} transform="translate(0 -3)" />
          )}
          {text === '' ? null : (
            <text x="28" y={size === 'sm' ? 40 : 48} aria-hidden={label === undefined ? undefined : true}>
              {text}
            </text>
          )}
        </>
      )}
    </Drawing>
  );
}
