import type { ComponentType } from 'react';
import type { CommandOffer } from './commands';
import type { MessageTree } from './entities/messages';

export const layoutNames = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Who may enter a route. It belongs to the owner of what it asks for; the host runs it without knowing what that is. */
export interface GuardOffer {
  /**
   * Keys of the browser's storage without which nobody enters. While one is missing, no frame is shown ahead of the
   * scripts; when one changes, the guard decides anew.
   */
  keys: readonly string[];
  /** Keys with which nobody enters, likewise. @default none */
  closedBy?: readonly string[];
  /** Translation key of what is said to who comes and is led elsewhere. */
  reasonKey: string;
  /** Loads what decides: it returns the address that a visitor is led to instead, or null for one who may enter. */
  load: () => Promise<() => string | null>;
}

/** Fetches a query of the feature into the host's cache. */
export type Prefetch = (query: { queryKey: readonly unknown[]; queryFn?: unknown }) => void;

export interface RouteOffer {
  /** Unique over all features, such as `tasks.list`. */
  id: string;
  /** Pattern of `paths`. */
  path: string;
  /** Routes with the same key share one mounted screen, so that moving between them keeps its state. */
  screen: string;
  load: () => Promise<{ default: ComponentType }>;
  /**
   * What the build writes into the HTML of the page; for addresses without parameters. `page` is the screen itself, which
   * the browser hydrates: it renders from words and facts alone, and what depends on the visitor or the day once it is
   * hydrated (`useHydrated`). A component is a placeholder inside the frame until the scripts have come: the heading and
   * the places of the rest, nothing that can be used.
   */
  prerender?: 'page' | (() => Promise<{ default: ComponentType }>);
  /**
   * Whether the screen stays mounted, hidden and without effects, once another one is shown, so that coming back shows it
   * at once and as it was left. For a few screens that cost much to draw; effects run anew then. @default false
   */
  keepsAlive?: boolean;
  /** Translation key of the page title. */
  titleKey: string;
  /** Overrides the configured layout; the address parameter `layout` overrides both. */
  layout?: LayoutName;
  guard?: GuardOffer;
  /** Asks ahead for what the screen will ask for; called when a visitor is about to open it. */
  preload?: (prefetch: Prefetch, parameters: Readonly<Record<string, string | undefined>>) => Promise<void>;
}

export interface NavigationOffer {
  /** Id of the menu item, as the navigation call answers it. */
  id: string;
  /** Name of a kit icon. */
  icon: string;
  to: string;
  titleKey: string;
}

/** Keys that a screen answers itself, as a sheet of keys shows them. */
export interface KeyOffer {
  /** All keys that do it, as tinykeys reads them: `['#', 'Delete']`. A screen's own key wins over one of the whole site. */
  keys: readonly string[];
  /** Translation key of what they do. */
  titleKey: string;
}

/** Pieces that the frame of every page shows where its layout has a place for them; a feature offers some or none. */
export interface FramePieces {
  /** Links in the header of a layout that has no menu beside the page. */
  headerLinks?: ComponentType;
  /** The same links as tabs at the bottom of a phone. */
  tabBar?: ComponentType;
  /** What stands at the end of that header, before the tools. */
  headerAction?: ComponentType;
  /** Asks the visitor to confirm leaving a page for another one. @returns whether it asks; the page then stays. */
  confirmLeave?: (from: string, to: string) => boolean;
}

/** A record or a part of a page that a search of the whole site found. */
export interface SearchHit {
  /** In the reader's language. */
  label: string;
  /** Where it leads. */
  address: string;
  /** Name of a kit icon. */
  icon: string;
  /** A second name beside the label, such as a key. */
  hint?: string;
}

/** Hits of one kind; may be empty. */
export interface SearchSection {
  id: string;
  titleKey: string;
  hits: readonly SearchHit[];
}

/** What a feature may use to search. */
export interface SearchContext {
  /** Translates a key. */
  t: (key: string) => string;
  /** Reads a query from the host's cache, or asks for it. */
  read: <T>(query: {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  }) => Promise<T>;
}

export interface SearchSource {
  /** @param text without spaces around it; at least `searchMinLength` characters. */
  find: (text: string, context: SearchContext) => Promise<readonly SearchSection[]>;
}

/** A piece that stands on a page of another feature, such as a dashboard. */
export interface WidgetOffer {
  /** Unique over all features, such as `tasks.due`. */
  id: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Everything a feature may offer to the host: pointers only. */
export interface FeatureManifest {
  id: string;
  /**
   * The feature's messages by language (ISO 639): the host loads those of the page's language with each part of the
   * feature. Titles in this manifest may be shown before.
   */
  words?: Readonly<Record<string, () => Promise<{ default: MessageTree }>>>;
  routes: readonly RouteOffer[];
  navigation?: readonly NavigationOffer[];
  commands?: readonly CommandOffer[];
  widgets?: readonly WidgetOffer[];
  /** By the screen that answers them. */
  keys?: Readonly<Record<string, readonly KeyOffer[]>>;
  /** Where `/` leads for this visitor; the first feature that says so decides. */
  start?: () => Promise<string>;
  /** Addresses without a screen of their own, and where they lead. */
  redirects?: readonly { path: string; to: string }[];
  loadFrame?: () => Promise<FramePieces>;
  /** Finds what the feature holds; loaded with the first search. */
  loadSearch?: () => Promise<SearchSource>;
  /** Lies over every page whose person has to sign in again; it reads the session itself. */
  loadSessionDialog?: () => Promise<{ default: ComponentType }>;
  /** All writes of the feature: those that an earlier page has left are sent with them. */
  loadWrites?: () => Promise<readonly { id: string }[]>;
}

/** Declares a feature and lets its ids keep their literal types. */
export function defineFeature<const M extends FeatureManifest>(manifest: M): M {
  return manifest;
}
