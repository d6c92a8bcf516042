import { shortcutSchema, type Shortcut } from '@quarterdeck/contract/entities/shortcut';
import * as z from 'zod/mini';

/** A shortcut by hand, to a page of the site. */
export function buildShortcut(overrides: Partial<z.input<typeof shortcutSchema>> = {}): Shortcut {
  return z.parse(shortcutSchema, {
    id: 'shortcut-built',
    label: 'Chat',
    description: 'Talk to the team',
    icon: 'message-circle',
    link: '/apps/chat',
    useRouter: true,
    ...overrides,
  });
}
