import * as calls from '../endpoints/fileManager';
import { documentEndpoints, type DocumentedInput } from './documentEndpoints';
import { invalidRequest, missing, missingIdInQuery } from './documentedErrors';

const noFolder = missing('folder');

const noItem = missing('item');

const takenName = (example: DocumentedInput) =>
  invalidRequest('the folder already holds an item of this type with this name', example);

export const fileManagerDocs = documentEndpoints(calls, {
  listFileItems: {
    summary: 'What lies in a folder',
    description: 'Asked for each folder that is opened. Answers its folders, its files, and the way to it.',
    rules: [
      'Without `folderId`, or with the text `null`, the folder is the root.',
      'Folders and files are each sorted by name, as a dictionary sorts, with numbers by their value.',
      '`path` holds the folders from the root to the one that is open, which is the last; at the root it is empty.',
      '`size` is in bytes and `contents` a number of items, both in digits; the interface adds words and units.',
      'The size of a folder is the sum of all files below it.',
    ],
    errors: [noFolder({ query: { folderId: 'folder-nowhere' } })],
    example: { query: { folderId: 'folder-customers' } },
  },
  createFileItem: {
    summary: 'Make a folder or upload a file',
    description: 'Answers the new item. Only what is known about a file is kept, not what is in it.',
    rules: [
      'Name and type are needed; without a folder the item lies at the root.',
      'Spaces around the name are removed. It has no slashes and no ending: the type tells it.',
      'Who made it and when is written by the call; the size of a file is what was sent, or 0.',
      'A folder holds one item of a type with a name; case and accents make no difference.',
    ],
    errors: [
      invalidRequest(
        'the name is missing, is empty, is a path or is longer than 255 characters, or the type is unknown',
        { body: { item: { name: '../winter', type: 'ZIP' } } },
      ),
      takenName({ body: { item: { name: 'CUSTOMERS', type: 'folder' } } }),
      noFolder({ body: { item: { name: 'Winter', type: 'folder', folderId: 'folder-nowhere' } } }),
    ],
    example: {
      body: { item: { name: 'Berth plan 2027', type: 'PDF', folderId: 'folder-customers', size: '482133' } },
    },
  },
  updateFileItem: {
    summary: 'Rename, move or describe an item',
    description: 'Takes the fields that change and answers the item as it is afterwards.',
    rules: [
      'Only name, folder and description can be changed; what else is sent is dropped.',
      'A null as folder is the root.',
      'A folder cannot be moved into itself or into what lies below it.',
      '`modifiedAt` becomes the moment of the change.',
      'Names follow the same rules as in making an item, in the folder that it is moved to.',
    ],
    errors: [
      invalidRequest('a field is not of its kind', { body: { id: 'folder-customers', item: { name: ' ' } } }),
      takenName({ body: { id: 'folder-customers', item: { name: 'finance' } } }),
      invalidRequest('a folder is moved into itself or below itself', {
        body: { id: 'folder-customers', item: { folderId: 'folder-customers' } },
      }),
      noItem({ body: { id: 'file-nowhere', item: { name: 'Winter' } } }),
      noFolder({ body: { id: 'folder-customers', item: { folderId: 'folder-nowhere' } } }),
    ],
    example: { body: { id: 'folder-customers', item: { name: 'Customers and partners' } } },
  },
  deleteFileItem: {
    summary: 'Delete an item',
    description: 'Answers `true`.',
    rules: ['A folder is deleted with everything below it.'],
    errors: [missingIdInQuery, noItem({ query: { id: 'file-nowhere' } })],
    example: { query: { id: 'folder-press' } },
  },
});
