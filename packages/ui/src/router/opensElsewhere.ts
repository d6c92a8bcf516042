export interface Press {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  button: number;
}

/** Whether a click opens the address of a link elsewhere, such as in another tab, and so leaves nothing. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;
