import { lazyPart } from '@quarterdeck/ui/lazyPart';

const loadFrame = () => import('./Shell').then((file) => ({ default: file.Shell }));

/** Loads the frame of the pages ahead. */
export const loadShell = (): Promise<unknown> => loadFrame();

/** The frame of the pages, loaded with the first page that has one. */
export const Shell = lazyPart(loadFrame);

// None of these is needed for the first paint; the host places them under a Suspense boundary.
const loadAppearance = () => import('./tools/AppearancePanel').then((file) => ({ default: file.AppearancePanel }));
const loadKeySheet = () => import('./palette/KeySheet').then((file) => ({ default: file.KeySheet }));
const loadDemoReset = () => import('./demo/DemoResetDialog').then((file) => ({ default: file.DemoResetDialog }));
const loadSearch = () => import('./palette/CommandSearch').then((file) => ({ default: file.CommandSearch }));

/** Loads the search ahead: what is typed right after its key must not be lost. */
export const loadCommandSearch = (): Promise<unknown> => loadSearch();

export const AppearancePanel = lazyPart(loadAppearance);
export const CommandSearch = lazyPart(loadSearch);
export const KeySheet = lazyPart(loadKeySheet);
export const DemoResetDialog = lazyPart(loadDemoReset);
