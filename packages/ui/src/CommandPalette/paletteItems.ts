import type { ReactNode } from 'react';

/** A stretch of a label; `isMatch` says whether the search found it. */
export interface PaletteSegment {
  text: string;
  isMatch: boolean;
}

export interface PaletteItem {
  /** Unique in the whole palette. */
  id: string;
  label: string;
  /** The label cut where it matched; joined it is the label again. */
  segments?: readonly PaletteSegment[];
  /** Name of a `NavigationIcon`. */
  iconName?: string;
  /** In place of an icon, such as an avatar of 24 px. */
  leading?: ReactNode;
  /** A path or a second name beside the label. */
  hint?: string;
  /** Done already: its label is struck through. @default false */
  isDone?: boolean;
  /** Shortcut in tinykeys' words. */
  keys?: string;
  onAction: () => void;
}

export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}
