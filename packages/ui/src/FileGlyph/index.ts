export { FileGlyph, fileGlyphSizes } from './FileGlyph';
export type { FileGlyphProps, FileGlyphSize } from './FileGlyph';
export { fileKinds, fileLookOf } from './fileType';
export type { FileKind, FileLook } from './fileType';
