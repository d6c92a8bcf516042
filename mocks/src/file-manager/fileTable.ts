import { fileItemSchema, type FileItem } from '@quarterdeck/contract/entities/fileItem';
import { defineTable } from '../core/table';
import { readFileSeeds } from './fileSeed';
import { moveOrphansToRoot } from './fileTree';

/** Size and contents of folders are computed when they are answered. */
export const fileTable = defineTable<FileItem>({
  name: 'file-manager.items',
  schema: fileItemSchema,
  seed: async (now) => {
    const { default: json } = await import('./seeds/files.json');
    return readFileSeeds(json, now);
  },
  list: {
    // One full folder says more about a long list than many that are a little fuller.
    vary: (copy, index) => ({ ...copy, name: `${copy.name} ${index + 1}`, folderId: null }),
  },
  repair: moveOrphansToRoot,
});
