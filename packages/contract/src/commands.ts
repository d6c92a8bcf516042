/** How an action is taken back; `label` says in words what was done ("Task deleted"). */
export interface Undo {
  label: string;
  /** `false`: it could not be taken back, which was said. */
  undo: () => Promise<boolean | void> | boolean | void;
}

/** What a command gets when it runs. */
export interface CommandContext {
  navigate: (to: string) => void;
  /** Translates a key; the feature's own words are there when the command has a payload. */
  t: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  /**
   * Sends a write of the feature: it shows at once, and a failure is said with Retry.
   * @returns how many parts were saved.
   */
  write: (write: { id: string }, parts: readonly unknown[]) => Promise<number>;
}

/** A command as a feature offers it: menu, key, palette and undo stack share it. */
export interface CommandOffer {
  id: string;
  /** Translation key of the label shown in palette and key sheet. */
  titleKey: string;
  /** Name of a kit icon. */
  icon: string;
  /** Keys as tinykeys reads them: `g t`, `$mod+k`. */
  keys?: string;
  /** @param payload of a `FeatureCommand` of this id, when another feature runs it; undefined from menu, key and palette. */
  run: (context: CommandContext, payload?: unknown) => Promise<Undo | void> | Undo | void;
}
