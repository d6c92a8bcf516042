/** A shortcut as it is shown and written. */
export interface ShortcutItem {
  id: string;
  label: string;
  /** Empty where there is none. */
  description: string;
  /** Name of an icon; a circle is drawn for an unknown one. */
  icon: string;
  /** A path of the app, or a whole address of the web. */
  link: string;
  /** Whether `link` is opened in the app. */
  isInternal: boolean;
  /** Whether there is a page at `link`, as far as its owner knows. @default true */
  isReachable?: boolean;
}

/** What the form makes; its texts are trimmed. */
export type ShortcutValues = Omit<ShortcutItem, 'id' | 'isReachable'>;

/** One icon of the form. */
export interface IconChoice {
  /** One that `NavigationIcon` draws. */
  name: string;
  /** How it is called, such as "Calendar". */
  label: string;
}

export interface ShortcutFormWords {
  label: string;
  icon: string;
  link: string;
  /** Of the field of a path of the app. */
  linkPlaceholder: string;
  /** Of the field of an address of the web. */
  externalLinkPlaceholder: string;
  opensInApp: string;
  opensInAppHelp: string;
  description: string;
  descriptionPlaceholder: string;
  cancel: string;
  save: string;
  delete: string;
  /** Name of an icon that is none of those to choose from. */
  otherIcon: string;
  /** Why the form cannot be saved yet. */
  needs: { label: string; icon: string; link: string; rightLink: string };
}

export interface ShortcutsPanelWords {
  /** Such as "Shortcuts". */
  title: string;
  /** Title while they are changed. */
  modifyTitle: string;
  /** Name of the button and title of the form for a new one. */
  add: string;
  /** Title of the form of one that exists. */
  editTitle: string;
  enterEdit: string;
  exitEdit: string;
  /** Name of the pencil of an item. */
  edit: (label: string) => string;
  /** Read after the label of a link that leaves the app. */
  opensElsewhere: string;
  form: ShortcutFormWords;
}
