import type { CommandOffer, NavigationOffer, SearchSection } from '@quarterdeck/contract';
import type { SearchResultSet } from '@quarterdeck/contract/entities/search';
import { fold } from '@quarterdeck/contract/rules/fold';
import { highlight } from '@quarterdeck/contract/rules/highlight';
import { Avatar } from '@quarterdeck/ui/Avatar';
import type { PaletteGroup, PaletteItem } from '@quarterdeck/ui/CommandPalette';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import type { UndoStep } from '@quarterdeck/ui/undo';
import { isOwnImage } from '../isOwnImage';
import type { RecentAddress } from './recentAddresses';

/** What a search over everything knows. */
export interface FoundContents {
  /** As it is typed: pages and actions are found at each letter. */
  text: string;
  /** What records were asked for; older than `text` until they have come, and empty for none. */
  wanted: string;
  /** What the API found. */
  results: readonly SearchResultSet[];
  /** What the features found. */
  sections: readonly SearchSection[];
  /** What was opened last, newest first; shown while nothing is typed. */
  recent: readonly RecentAddress[];
  offers: readonly NavigationOffer[];
  isKnownAddress: (address: string) => boolean;
  t: (key: string) => string;
  onOpen: (label: string, address: string) => void;
}

export interface PaletteContents extends FoundContents {
  commands: readonly CommandOffer[];
  /** What can be taken back, the last action first. */
  history: readonly UndoStep[];
  /** Whether keys without a modifier are on; they are not shown otherwise. */
  hasSingleKeys: boolean;
  onCommand: (command: CommandOffer) => void;
  t: (key: string, values?: { count: number }) => string;
}

/** So much of the history is shown while nothing is typed; the word for "undo" finds all of it. */
const idleUndoSteps = 3;

/**
 * What the palette shows, in this order: what was opened last, pages, records, what can be undone, actions. Actions come first
 * where one is called what is typed: "Sign out" means to sign out, and not to read how that is done. No group is empty.
 */
export function paletteGroups(contents: PaletteContents): PaletteGroup[] {
  const { text, wanted, results, sections, t } = contents;
  const isIdle = text.trim() === '';
  // What was found for an older text stays until the answer comes, with the marks of its own text.
  const hasFound = !isIdle && wanted !== '';
  const foundPages = hasFound ? results.filter(({ id }) => id === 'pages') : [];
  const foundRecords = hasFound ? results.filter(({ id }) => id !== 'pages') : [];
  const groups: PaletteGroup[] = [
    { id: 'recent', title: t('shell.search.recent'), items: isIdle ? recentItems(contents) : [] },
    {
      id: 'pages',
      title: t('shell.search.pages'),
      items: isIdle ? [] : [...pageItems(contents), ...foundPages.flatMap((set) => resultItems(contents, set))],
    },
    ...foundRecords.map((set) => ({
      id: set.id,
      title: t(`shell.search.${set.id}`),
      items: resultItems(contents, set),
    })),
    ...(hasFound ? sections : []).map((section) => ({
      id: `feature ${section.id}`,
      title: t(section.titleKey),
      items: hitItems(contents, section),
    })),
    { id: 'undo', title: t('shell.search.undo'), items: undoItems(contents) },
  ];
  const actions = { id: 'actions', title: t('shell.search.actions'), items: commandItems(contents) };
  const isNamed = actions.items.some(({ label }) => fold(label) === fold(text.trim()));
  return (isNamed ? [actions, ...groups] : [...groups, actions]).filter(({ items }) => items.length > 0);
}

/** What was opened last, as far as this site still has it. */
export const recentItems = ({ recent, isKnownAddress, onOpen }: FoundContents): PaletteItem[] =>
  recent
    .filter(({ address }) => isKnownAddress(address))
    .map(({ label, address }) => ({
      id: `recent ${address}`,
      label,
      iconName: 'clock',
      onAction: () => onOpen(label, address),
    }));

/** Pages of the features, which are named in the reader's language. */
export function pageItems({ text, wanted, results, offers, t, onOpen }: FoundContents): PaletteItem[] {
  const needle = fold(text.trim());
  // The API finds pages by their subtitles, too.
  const foundLinks = new Set(
    wanted === text.trim()
      ? results.flatMap((set) => (set.id === 'pages' ? set.results.map(({ link }) => link) : []))
      : [],
  );
  // A branch of the menu and its first entry may lead to one page.
  const isFirst = ({ to }: NavigationOffer, index: number) => offers.findIndex((other) => other.to === to) === index;
  return offers
    .filter(isFirst)
    .map(({ to, icon, titleKey }) => ({ to, icon, label: t(titleKey) }))
    .filter(({ label, to }) => fold(label).includes(needle) || to.includes(needle) || foundLinks.has(to))
    .map(({ to, icon, label }) => ({
      id: `page ${to}`,
      label,
      segments: highlight(label, text),
      iconName: icon,
      hint: to,
      onAction: () => onOpen(label, to),
    }));
}

/** Records whose page this site has; pages of the features are named by the features themselves. */
export function resultItems(
  { wanted, offers, isKnownAddress, onOpen }: FoundContents,
  set: SearchResultSet,
): PaletteItem[] {
  const own = new Set(offers.map(({ to }) => to));
  return set.results
    .filter(({ link }) => isKnownAddress(link) && !own.has(link))
    .map((result) => {
      const label = 'name' in result ? result.name : result.title;
      return {
        id: `${set.id} ${result.link}`,
        label,
        segments: highlight(label, wanted),
        ...lookOf(result),
        onAction: () => onOpen(label, result.link),
      };
    });
}

/** The id that an address ends with; as it is written there where it is not encoded. */
function recordIdOf(link: string): string {
  const written = link.slice(link.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** A face, an icon with the path, or the check mark of a task. */
function lookOf(
  result: SearchResultSet['results'][number],
): Pick<PaletteItem, 'leading' | 'iconName' | 'hint' | 'isDone'> {
  if ('name' in result) {
    const { name, avatar, link } = result;
    const src = avatar !== null && isOwnImage(avatar) ? avatar : null;
    return { leading: <Avatar id={recordIdOf(link)} name={name} src={src} size="sm" label="" /> };
  }
  if ('completed' in result) {
    return { iconName: result.completed ? 'circle-check' : 'circle', isDone: result.completed };
  }
  return { iconName: 'file-text', hint: result.link };
}

/** What a feature found. */
export const hitItems = ({ wanted, onOpen }: FoundContents, { id, hits }: SearchSection): PaletteItem[] =>
  hits.map(({ label, address, icon, hint }) => ({
    // Several hits may be at one address, such as settings of one part.
    id: `${id} ${address} ${label}`,
    label,
    segments: highlight(label, wanted),
    iconName: icon,
    ...(hint === undefined ? {} : { hint }),
    onAction: () => onOpen(label, address),
  }));

function commandItems({ text, commands, hasSingleKeys, t, onCommand }: PaletteContents): PaletteItem[] {
  const needle = fold(text.trim());
  return commands
    .map((command) => ({ command, label: t(command.titleKey) }))
    .filter(({ label }) => fold(label).includes(needle))
    .map(({ command, label }) => ({
      id: command.id,
      label,
      segments: highlight(label, text),
      iconName: command.icon,
      ...(command.keys !== undefined && (hasSingleKeys || !isSingleKey(command.keys)) ? { keys: command.keys } : {}),
      onAction: () => onCommand(command),
    }));
}

/** The history of what was done (UN-1): each entry takes back itself and what was done since. */
function undoItems({ text, history, t }: PaletteContents): PaletteItem[] {
  const needle = fold(text.trim());
  const isWanted = (label: string) => fold(label).includes(needle) || fold(t('shell.search.undo')).includes(needle);
  const wanted = history.map((step, later) => ({ ...step, later })).filter(({ label }) => isWanted(label));
  return (needle === '' ? wanted.slice(0, idleUndoSteps) : wanted).map(({ label, later, undoToHere }) => ({
    // Two actions may have the same words.
    id: `undo ${later}`,
    label,
    segments: highlight(label, text),
    iconName: 'undo-2',
    ...(later === 0 ? { keys: '$mod+z' } : { hint: t('shell.search.andLater', { count: later }) }),
    // What could not be taken back has said so.
    onAction: () => void undoToHere().catch(() => undefined),
  }));
}
