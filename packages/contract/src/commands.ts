/** How an act is taken back; `label` says in words what was done ("Task deleted"). */
export interface Undo {
  label: string;
  undo: () => Promise<void> | void;
}

/** What a command gets when it runs. */
export interface CommandContext {
  navigate: (to: string) => void;
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
  run: (context: CommandContext) => Promise<Undo | void> | Undo | void;
}
