import * as calls from '@quarterdeck/contract/endpoints/fileManager';
import { describeRobustness, oldIds } from '../testing/describeRobustness';
import { readTree } from '../testing/fileCalls';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'file-manager.items': { query: 'folderId' },
    'file-manager.item.create': {
      body: { item: { name: 'Berth plan', type: 'PDF', folderId: 'folder-team', size: '48000', description: 'New.' } },
    },
    'file-manager.item.update': {
      body: { id: 'folder-boat-cards', item: { name: 'Boats', folderId: 'folder-press', description: 'All cards.' } },
    },
    'file-manager.item.delete': { query: 'id' },
  },
  // Who cannot be reached from the root is lost, too.
  readRecords: async (client) => oldIds(await readTree(client)),
});
