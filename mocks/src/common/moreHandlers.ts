import { search } from '@quarterdeck/contract/endpoints/common';
import { handle, type MockHandler } from '../core/handle';
import { messageHandlers } from './messageHandlers';
import { notificationHandlers } from './notificationHandlers';
import { searchEverything } from './searchEverything';
import { shortcutHandlers } from './shortcutHandlers';

/** The panels and the search, which are used after the first page is shown. */
export const handlers: readonly MockHandler[] = [
  ...messageHandlers,
  ...notificationHandlers,
  ...shortcutHandlers,
  handle(search, ({ body }, { db }) => searchEverything(body.query, db)),
];
