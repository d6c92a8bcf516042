import type { ReactNode } from 'react';
import type { StateName } from './stateAttributes';

/** A reason to use a component, as Markdown. */
export interface Advice {
  text: string;
  /** Small enough to be taken in at a glance, without state; nobody operates it. */
  picture?: () => ReactNode;
}

/** A reason to use another one. The picture shows what goes wrong. */
export interface Warning extends Advice {
  /** The component that is better there, by the name of its folder. */
  instead?: string;
}

/** What keys do in a component. */
export interface KeyRow {
  /** Any of them does it; as `Kbd` takes them: `Enter`, `Shift+ArrowDown`, `$mod+k`. */
  keys: readonly string[];
  does: string;
  /** The story that presses them and looks at what they do: a name exported by a story file of the folder. */
  story: string;
}

/**
 * What the docs page of a component says beside its stories and props. It stands in `<Component>.docs.tsx`, next to them.
 * `tools/componentDocs.test.ts` compares it with the component's sources and stories.
 */
export interface ComponentDocs {
  use: readonly [Advice, ...Advice[]];
  avoid: readonly [Warning, ...Warning[]];
  /** What its elements with `data-part` are, by that name, in the order of the page. */
  parts?: Readonly<Record<string, string>>;
  /** The `data-` attributes that its styles follow. */
  states?: readonly StateName[];
  /** Empty where there is nothing to operate. */
  keyboard: readonly KeyRow[];
  /** What it does for who uses it without seeing it or without a pointer, and what the page has to add. As Markdown. */
  accessibility: readonly [string, ...string[]];
  /** @default '0.1.0' */
  since?: string;
  /** `trial`: names and props may still change in a patch. @default 'stable' */
  status?: 'stable' | 'trial';
}
