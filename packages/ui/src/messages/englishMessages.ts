/** Words the kit needs of its own. Everything else comes as props. */
export interface KitMessages {
  close: string;
  clear: string;
  cancel: string;
  loading: string;
  retry: string;
  undo: string;
  /** Said when an action was taken back. */
  undone: (label: string) => string;
  details: string;
  copyDetails: string;
  optional: string;
  more: string;
  search: string;
  noResults: string;
  notifications: string;
  skipToContent: string;
  mainNavigation: string;
  /** Lets what was opened beside a rail stay. */
  pin: string;
  unpin: string;
  opensNewWindow: string;
  showPassword: string;
  chooseDate: string;
  clearDate: string;
  /** A day was typed that `month` ("February 2026") does not have. */
  lastDaySet: (month: string, days: number) => string;
  /** A date was left with parts missing. */
  dateIncomplete: string;
  yearRefused: (first: number, last: number) => string;
  /** A day before `day` ("1 March 2026"), the first that can be chosen, was typed. */
  dayTooEarly: (day: string) => string;
  dayTooLate: (day: string) => string;
  today: string;
  tomorrow: string;
  nextWeek: string;
  remindMe: string;
  pickTime: string;
  setReminder: string;
  removeReminder: string;
  /** A day or a time of a reminder is missing. */
  reminderMissing: string;
  /** It is not in the future. */
  reminderPast: string;
  date: string;
  time: string;
  /** A pasted text was longer than its field takes. */
  pasteCut: (count: number) => string;
  back: string;
  copied: string;
  saving: string;
  saved: string;
  notSaved: string;
  /** The browser keeps the clipboard to itself. */
  copyRefused: string;
  copy: (name: string) => string;
  copyCode: string;
  /** Long lines of code go on in the next line instead of scrolling. */
  wrapLines: string;
  /** Label before the id of a failure that support can look up. */
  reference: string;
  /** Title and text of a failure nobody described. */
  failed: string;
  failedText: string;
  /** A part of the page did not load; the rest of it stands. */
  partFailedText: string;
  offline: string;
  offlineText: string;
  resizePanel: string;
  sheetSize: string;
  sheetPeek: string;
  sheetHalf: string;
  sheetFull: string;
  /** Typed confirmation of a destructive action. */
  typeToConfirm: (word: string) => string;
  statusOnline: string;
  statusAway: string;
  statusBusy: string;
  statusInvisible: string;
  /** Members of a group that are not shown. */
  moreCount: (count: number) => string;
  keyCommand: string;
  keyControl: string;
  keyOption: string;
  keyAlt: string;
  keyShift: string;
  keyEnter: string;
  keyEscape: string;
  keyBackspace: string;
  keyDelete: string;
  keySpace: string;
  keyTab: string;
  keyUp: string;
  keyDown: string;
  keyLeft: string;
  keyRight: string;
  keyPageUp: string;
  keyPageDown: string;
  keyHome: string;
  keyEnd: string;
  /** Verbs beside keys in the foot of a search. */
  keysMove: string;
  keysOpen: string;
  keysClose: string;
  /** Label of the row that makes a new option out of what was typed. */
  create: (text: string) => string;
  remove: (name: string) => string;
  /** Announced after it has gone; `name` may be several names in one list. */
  removed: (name: string) => string;
  /** What begins with no letter of the alphabet, in a list from A to Z. */
  otherCharacters: string;
  /** Announced after a press on the head of a column. */
  sortedAscending: (column: string) => string;
  sortedDescending: (column: string) => string;
  /** Of a choice that is among the chosen ones already. */
  alreadyAdded: (name: string) => string;
  copyLink: string;
  /** The next part of a long list. */
  showMore: string;
  /** Names the menu of a chart. */
  chartMenu: (title: string) => string;
  /** What a plot is, in place of "application". */
  chart: string;
  /** How the keys of a plot work; read after its name. */
  chartKeys: string;
  /** How to read a chart of one series by keys. */
  chartKeysOne: string;
  /** How to read a chart of one series whose points stand below each other. */
  chartKeysDown: string;
  /** How to read a chart of rows and columns. */
  chartKeysGrid: string;
  showAsTable: string;
  /** The same as a button beside the menu of a chart, which has the chart's name. */
  showTableOf: (title: string) => string;
  /** Names the room of a chart's table where it scrolls. */
  tableOf: (title: string) => string;
  /** Of a chart's table that has fewer points than the chart was given; both counts are written. */
  thinnedPoints: (shown: string, total: string) => string;
  /** Head of a column: how much more than predicted. */
  difference: string;
  /** The highest and the lowest value of a line. */
  chartHigh: (value: string) => string;
  chartLow: (value: string) => string;
  showChart: string;
  exportPng: string;
  exportSvg: string;
  exportCsv: string;
  print: string;
  /** First column of a chart's table. */
  chartPoints: string;
  /** How much a value differs from the one before it or of a year before. */
  change: string;
  /** In the sentence of a figure, read before how much it changed: "up 12%". */
  changeUp: string;
  changeDown: string;
  changeNone: string;
  /** A point of a chart that is read out, such as "Week of May 19, This year: 9,204". */
  chartPoint: (point: string, series: string, value: string) => string;
  /** Place of a point among the others: "5 of 6". */
  chartPlace: (position: number, total: number) => string;
  /** Of a series that is switched off or on by its legend. */
  seriesHidden: (name: string) => string;
  seriesShown: (name: string) => string;
  noChartData: string;
  /** All series are switched off. */
  allSeriesHidden: string;
  /** Pages of a long table. */
  previousPage: string;
  nextPage: string;
  /** Of a file that could not be made. */
  exportFailed: string;
  dropFile: string;
  dropFiles: string;
  chooseFile: string;
  chooseFiles: string;
  uploading: string;
  uploadFailed: string;
  /** Follows the text of a drop zone, such as "Drop a file here, up to 1 MB". */
  fileSizeLimit: (size: string) => string;
  /** How much of a file is uploaded, such as "4.1 MB of 6.6 MB". */
  uploadedSize: (done: string, total: string) => string;
  download: (name: string) => string;
  uploadAgain: (name: string) => string;
  cancelUpload: (name: string) => string;
  fileAdded: (name: string) => string;
  fileRemoved: (name: string) => string;
  fileTooLarge: (name: string, size: string) => string;
  fileEmpty: (name: string) => string;
  fileTypeRefused: (name: string) => string;
  fileCountRefused: (count: number) => string;
  country: string;
  /** What is typed into a phone field is no number of the country. */
  phoneTooShort: (country: string) => string;
  phoneTooLong: (country: string) => string;
  phoneInvalid: (country: string) => string;
  /** Name of an image whose file did not come. */
  imageFailed: (name: string) => string;
  enlarge: (name: string) => string;
  previousImage: string;
  nextImage: string;
  /** Place of an image among the others: "2 of 5". */
  imageCount: (position: number, total: number) => string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  addPicture: string;
  changePicture: string;
  removePicture: string;
  cropPicture: string;
  cropHelp: string;
  usePicture: string;
  pictureChanged: string;
  pictureRemoved: string;
  pictureUnreadable: (name: string) => string;
  /** Names the toolbar of a rich text editor. */
  formatting: string;
  bold: string;
  italic: string;
  bulletList: string;
  numberedList: string;
  quote: string;
  link: string;
  linkAddress: string;
  linkInvalid: string;
  setLink: string;
  removeLink: string;
  redo: string;
  /** Read with the name of a rich text editor, where Tab indents lists. */
  editorHelp: string;
  /** What keys do on a board, for screen readers. */
  boardKeys: string;
  /** Announced once a card stands elsewhere: `position` from 1 of `total` in a lane. */
  cardMoved: (title: string, lane: string, position: number, total: number) => string;
  /** Announced when Space lifts a card; its place follows. */
  cardLifted: (title: string) => string;
  /** Announced for each step of a card that is carried. */
  cardPlace: (lane: string, position: number, total: number) => string;
  cardReturned: (title: string) => string;
  cardSelected: string;
  /** Names what was pasted in place of a file. */
  pastedText: string;
  chooseAnotherFile: string;
  fileNotRead: (name: string) => string;
  importedRows: string;
  importRow: string;
  importResult: string;
  errorsFirst: string;
  /** Rows of a long file that are not shown; the count is written in the reader's language. */
  moreRows: (count: string) => string;
  resultCount: (count: number) => string;
  /** The second half of `resultsInGroups`. */
  inGroups: (count: number) => string;
  /** Joins what `resultCount` and `inGroups` say. */
  resultsInGroups: (results: string, groups: string) => string;
  /** Heard after the label of something in a list that is done already. */
  itemDone: string;
  /** Says that several things were done that can be taken back together. */
  changesSaved: (count: number) => string;
  selected: (count: string) => string;
}

/** English, so that the kit works alone; the host gives the words of its language. */
export const englishMessages: KitMessages = {
  close: 'Close',
  clear: 'Clear',
  cancel: 'Cancel',
  loading: 'Loading',
  retry: 'Try again',
  undo: 'Undo',
  undone: (label) => `Undone: ${label}`,
  details: 'Details',
  copyDetails: 'Copy details',
  optional: 'optional',
  more: 'More',
  search: 'Search...',
  noResults: 'No results',
  notifications: 'Notifications',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  pin: 'Keep open',
  unpin: 'Let it close',
  opensNewWindow: 'opens in a new window',
  showPassword: 'Show password',
  chooseDate: 'Choose a date',
  clearDate: 'No date',
  lastDaySet: (month, days) => `${month} has ${days} days, so the last one was set.`,
  dateIncomplete: 'The date wasn’t changed: it was incomplete.',
  yearRefused: (first, last) => `The date wasn’t changed: use a year from ${first} to ${last}.`,
  dayTooEarly: (day) => `The date wasn’t changed: use ${day} or later.`,
  dayTooLate: (day) => `The date wasn’t changed: use ${day} or earlier.`,
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  remindMe: 'Remind me',
  pickTime: 'Pick a time…',
  setReminder: 'Set reminder',
  removeReminder: 'Remove',
  reminderMissing: 'Enter a date and a time.',
  reminderPast: 'Choose a time in the future.',
  date: 'Date',
  time: 'Time',
  pasteCut: (count) =>
    count === 1 ? 'One character didn’t fit and was left out.' : `${count} characters didn’t fit and were left out.`,
  back: 'Back',
  copied: 'Copied',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved',
  copyRefused: 'Your browser blocked copying',
  copy: (name) => `Copy ${name}`,
  copyCode: 'Copy code',
  wrapLines: 'Wrap lines',
  reference: 'Reference',
  failed: 'This didn’t load',
  failedText: 'Something went wrong. Try again in a moment.',
  partFailedText: 'The rest of the page still works. Trying again may reload the page; what you typed is kept.',
  offline: 'No connection',
  offlineText: 'This part of the page couldn’t be loaded. Check your connection and try again.',
  resizePanel: 'Resize the panel',
  sheetSize: 'Size of the sheet',
  sheetPeek: 'Small',
  sheetHalf: 'Half',
  sheetFull: 'Full',
  typeToConfirm: (word) => `Type “${word}” to confirm`,
  statusOnline: 'Online',
  statusAway: 'Away',
  statusBusy: 'Busy',
  statusInvisible: 'Invisible',
  moreCount: (count) => `${count} more`,
  keyCommand: 'Command',
  keyControl: 'Control',
  keyOption: 'Option',
  keyAlt: 'Alt',
  keyShift: 'Shift',
  keyEnter: 'Enter',
  keyEscape: 'Escape',
  keyBackspace: 'Backspace',
  keyDelete: 'Delete',
  keySpace: 'Space',
  keyTab: 'Tab',
  keyUp: 'Up',
  keyDown: 'Down',
  keyLeft: 'Left',
  keyRight: 'Right',
  keyPageUp: 'Page Up',
  keyPageDown: 'Page Down',
  keyHome: 'Home',
  keyEnd: 'End',
  keysMove: 'Move',
  keysOpen: 'Open',
  keysClose: 'Close',
  create: (text) => `Create “${text}”`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  otherCharacters: 'Other characters',
  sortedAscending: (column) => `Sorted by ${column}, ascending`,
  sortedDescending: (column) => `Sorted by ${column}, descending`,
  alreadyAdded: (name) => `“${name}” is already added.`,
  copyLink: 'Copy link',
  showMore: 'Show more',
  chartMenu: (title) => `Menu of ${title}`,
  chart: 'chart',
  chartKeys: 'Left and right go from point to point, up and down from series to series.',
  chartKeysOne: 'Left and right go from point to point.',
  chartKeysDown: 'Up and down go from point to point.',
  chartKeysGrid: 'Arrows go from cell to cell, Home and End to the ends of a row.',
  showAsTable: 'Show as table',
  showTableOf: (title) => `Show ${title} as table`,
  tableOf: (title) => `Table of ${title}`,
  thinnedPoints: (shown, total) => `${shown} of ${total} points, with every peak. The CSV file has all of them.`,
  difference: 'Difference',
  chartHigh: (value) => `High ${value}`,
  chartLow: (value) => `Low ${value}`,
  showChart: 'Show chart',
  exportPng: 'Export PNG',
  exportSvg: 'Export SVG',
  exportCsv: 'Export CSV',
  print: 'Print',
  chartPoints: 'Point',
  change: 'Change',
  changeUp: 'up',
  changeDown: 'down',
  changeNone: 'no change',
  chartPoint: (point, series, value) => `${point}, ${series}: ${value}`,
  chartPlace: (position, total) => `${position} of ${total}`,
  seriesHidden: (name) => `${name} hidden`,
  seriesShown: (name) => `${name} shown`,
  noChartData: 'No data in this range',
  allSeriesHidden: 'Every series is switched off',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  exportFailed: 'The file could not be made',
  dropFile: 'Drop a file here',
  dropFiles: 'Drop files here',
  chooseFile: 'Choose file',
  chooseFiles: 'Choose files',
  uploading: 'Uploading',
  uploadFailed: 'Upload failed',
  fileSizeLimit: (size) => `up to ${size}`,
  uploadedSize: (done, total) => `${done} of ${total}`,
  download: (name) => `Download ${name}`,
  uploadAgain: (name) => `Try again: ${name}`,
  cancelUpload: (name) => `Cancel upload of ${name}`,
  fileAdded: (name) => `${name} added`,
  fileRemoved: (name) => `${name} removed`,
  fileTooLarge: (name, size) => `“${name}” is larger than ${size}. Choose another file.`,
  fileEmpty: (name) => `“${name}” is empty. Choose another file.`,
  fileTypeRefused: (name) => `“${name}” isn’t an accepted type of file.`,
  fileCountRefused: (count) => (count === 1 ? 'You can add one file.' : `You can add up to ${count} files.`),
  country: 'Country',
  phoneTooShort: (country) => `This number is too short for ${country}.`,
  phoneTooLong: (country) => `This number is too long for ${country}.`,
  phoneInvalid: (country) => `This isn’t a valid phone number for ${country}.`,
  imageFailed: (name) => `${name}: this image didn’t load`,
  enlarge: (name) => `Enlarge ${name}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imageCount: (position, total) => `${position} of ${total}`,
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  addPicture: 'Add picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  cropPicture: 'Crop picture',
  cropHelp: 'Drag the circle, or move it with the arrow keys.',
  usePicture: 'Use picture',
  pictureChanged: 'Picture changed',
  pictureRemoved: 'Picture removed',
  pictureUnreadable: (name) => `“${name}” can’t be opened as a picture. Choose another file.`,
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  numberedList: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  linkAddress: 'Address',
  linkInvalid: 'Enter a web address, an email address or a phone number.',
  setLink: 'Add link',
  removeLink: 'Remove link',
  redo: 'Redo',
  editorHelp: 'Press Escape to reach the toolbar.',
  boardKeys:
    'Use the arrow keys to go from card to card, and Alt with the arrow keys to move a card. Space lifts a card and puts it down.',
  cardMoved: (title, lane, position, total) => `${title} moved to ${lane}, ${position} of ${total}.`,
  cardLifted: (title) => `${title} lifted.`,
  cardPlace: (lane, position, total) => `${position} of ${total} in ${lane}.`,
  cardReturned: (title) => `${title} put back.`,
  cardSelected: 'Selected',
  pastedText: 'Pasted text',
  chooseAnotherFile: 'Choose another file',
  fileNotRead: (name) => `${name} couldn’t be read`,
  importedRows: 'Rows in the file',
  importRow: 'Row',
  importResult: 'Result',
  errorsFirst: 'Rows with errors come first.',
  moreRows: (count) => `And ${count} more.`,
  resultCount: (count) => `${count} ${count === 1 ? 'result' : 'results'}`,
  inGroups: (count) => `in ${count} ${count === 1 ? 'group' : 'groups'}`,
  resultsInGroups: (results, groups) => `${results} ${groups}`,
  itemDone: 'done',
  changesSaved: (count) => `${count} changes saved`,
  selected: (count) => `${count} selected`,
};
