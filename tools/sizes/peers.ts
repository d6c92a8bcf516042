/** Six components as each kit's documentation imports them, with all that a working one needs. */
export const comparedParts = ['Button', 'Dialog', 'Select', 'TextField', 'Menu', 'Tabs'] as const;
type ComparedPart = (typeof comparedParts)[number];

export interface ComparedKit {
  readonly name: string;
  /** What is installed for it, with exact versions; nothing for our own kit. */
  readonly packages: Readonly<Record<string, string>>;
  /** Module from which each part is imported, and the names. */
  readonly parts: Readonly<Record<ComparedPart, readonly string[]>>;
  /** What an app has to wrap around them. */
  readonly provider: string;
  /** Module of all its parts, or a function of the part's name where each has its own. */
  readonly from: (name: string) => string;
  /** Style sheets that its documentation tells to import. */
  readonly styles: readonly string[];
  /** Those that the six parts need, where they can be picked one by one. */
  readonly pickedStyles?: readonly string[];
}

/** The packages that the page has anyway. */
export const alwaysThere = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

const ownFolders: Readonly<Record<string, string>> = {
  DialogBody: 'Dialog',
  DialogFooter: 'Dialog',
  DialogHeader: 'Dialog',
  MenuItem: 'Menu',
  MenuTrigger: 'Menu',
  Tab: 'Tabs',
  TabList: 'Tabs',
  TabPanel: 'Tabs',
};

export const comparedKits: readonly ComparedKit[] = [
  {
    name: '@quarterdeck/ui',
    packages: {},
    from: (name) => `@quarterdeck/ui/${ownFolders[name] ?? name}`,
    parts: {
      Button: ['Button'],
      Dialog: ['Dialog', 'DialogHeader', 'DialogBody', 'DialogFooter'],
      Select: ['Select', 'Option'],
      TextField: ['TextField'],
      Menu: ['Menu', 'MenuItem', 'MenuTrigger'],
      Tabs: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    },
    provider: 'QuarterdeckProvider',
    styles: [
      '@quarterdeck/ui/tokens/base.css',
      '@quarterdeck/ui/tokens/theme-teal.css',
      '@quarterdeck/ui/tokens/reset.css',
    ],
  },
  {
    name: '@mantine/core',
    packages: { '@mantine/core': '9.8.1', '@mantine/hooks': '9.8.1' },
    from: () => '@mantine/core',
    parts: {
      Button: ['Button'],
      Dialog: ['Modal'],
      Select: ['Select'],
      TextField: ['TextInput'],
      Menu: ['Menu'],
      Tabs: ['Tabs'],
    },
    provider: 'MantineProvider',
    styles: ['@mantine/core/styles.css'],
    pickedStyles: [
      'default-css-variables',
      'baseline',
      'global',
      'ScrollArea',
      'UnstyledButton',
      'Paper',
      'Popover',
      'CloseButton',
      'Loader',
      'Overlay',
      'ModalBase',
      'Modal',
      'Input',
      'Combobox',
      'Button',
      'Menu',
      'Tabs',
    ].map((sheet) => `@mantine/core/styles/${sheet}.css`),
  },
  {
    name: '@mui/material',
    packages: { '@mui/material': '9.5.0', '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
    from: () => '@mui/material',
    parts: {
      Button: ['Button'],
      Dialog: ['Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'],
      Select: ['Select', 'MenuItem', 'FormControl', 'InputLabel'],
      TextField: ['TextField'],
      Menu: ['Menu', 'MenuItem'],
      Tabs: ['Tabs', 'Tab'],
    },
    provider: 'ThemeProvider',
    styles: [],
  },
];
