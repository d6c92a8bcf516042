import type { FeatureManifest } from '@quarterdeck/contract';
import type { FrameSource } from '@quarterdeck/feature-shell';
import type { Guards, Screens } from '@quarterdeck/host';
import type { Language, Translator } from '@quarterdeck/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { SiteRoute } from './siteRoutes';

/** Everything the running site consists of; made once. */
export interface Site {
  features: readonly FeatureManifest[];
  queryClient: QueryClient;
  translator: Translator;
  routes: readonly SiteRoute[];
  screens: Screens;
  guards: Guards;
  frame: FrameSource;
  switchLanguage: (language: Language) => Promise<void>;
}
