import { lazy } from 'react';

// None of these is needed for the first paint; the host places them under a Suspense boundary.
export const AppearancePanel = lazy(() => import('./tools/AppearancePanel').then((file) => ({ default: file.AppearancePanel })));
export const CommandSearch = lazy(() => import('./palette/CommandSearch').then((file) => ({ default: file.CommandSearch })));
export const KeySheet = lazy(() => import('./palette/KeySheet').then((file) => ({ default: file.KeySheet })));
