import { search } from '@quarterdeck/contract/endpoints/common';
import { handle, type MockHandler } from '../core/handle';
import { searchEverything } from './searchEverything';

export const handlers: readonly MockHandler[] = [
  handle(search, ({ body }, { db }) => searchEverything(body.query, db)),
];
