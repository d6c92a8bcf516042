import { lazyPart } from '@quarterdeck/ui/lazyPart';

/** The frame of the pages, loaded with the first page that has one. */
export const Shell = lazyPart(() => import('./Shell').then((file) => ({ default: file.Shell })));

// None of these is needed for the first paint; the host places them under a Suspense boundary.
const loadAppearanceButton = () =>
  import('./tools/AppearanceButton').then((file) => ({ default: file.AppearanceButton }));
const loadAppearance = () => import('./tools/AppearancePanel').then((file) => ({ default: file.AppearancePanel }));
const loadKeySheet = () => import('./palette/KeySheet').then((file) => ({ default: file.KeySheet }));
const loadDemoReset = () => import('./demo/DemoResetDialog').then((file) => ({ default: file.DemoResetDialog }));
const loadSearch = () => import('./palette/CommandSearch').then((file) => ({ default: file.CommandSearch }));

export const AppearanceButton = lazyPart(loadAppearanceButton);
export const AppearancePanel = lazyPart(loadAppearance);
export const CommandSearch = lazyPart(loadSearch);
export const KeySheet = lazyPart(loadKeySheet);
export const DemoResetDialog = lazyPart(loadDemoReset);

/** What the frame itself writes, for the host that sends what an earlier page has left. */
export const shellWrites = {
  id: 'shell',
  loadWrites: async () => {
    const [status, inbox, shortcuts] = await Promise.all([
      import('./queries/useUpdateStatus'),
      import('./inbox/inboxWrites'),
      import('./shortcuts/shortcutWrites'),
    ]);
    return [
      status.updateStatus,
      ...Object.values(inbox.messageWrites),
      ...Object.values(inbox.notificationWrites),
      ...Object.values(shortcuts.shortcutWrites),
    ];
  },
};
