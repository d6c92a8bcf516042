import {
  Activity,
  Bitcoin,
  BookOpen,
  ChartNoAxesColumn,
  Circle,
  CircleCheck,
  CircleUserRound,
  Clock,
  Compass,
  Contact,
  FileText,
  Folder,
  GraduationCap,
  Keyboard,
  Landmark,
  Languages,
  LayoutGrid,
  LifeBuoy,
  ListPlus,
  LogOut,
  Mail,
  MessageCircle,
  Moon,
  NotebookText,
  Palette,
  Plus,
  Settings,
  SquareKanban,
  Store,
  Tag,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { Icon, type IconProps } from '../Icon';

/**
 * Icons that data may name (menu items, commands), by their Lucide name. Only these travel with the
 * first chunk; the whole set never does.
 */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['activity', Activity],
  ['bitcoin', Bitcoin],
  ['book-open', BookOpen],
  ['chart-no-axes-column', ChartNoAxesColumn],
  ['circle-check', CircleCheck],
  ['circle-user-round', CircleUserRound],
  ['clock', Clock],
  ['compass', Compass],
  ['contact', Contact],
  ['file-text', FileText],
  ['folder', Folder],
  ['graduation-cap', GraduationCap],
  ['keyboard', Keyboard],
  ['landmark', Landmark],
  ['languages', Languages],
  ['layout-grid', LayoutGrid],
  ['life-buoy', LifeBuoy],
  ['list-plus', ListPlus],
  ['log-out', LogOut],
  ['mail', Mail],
  ['message-circle', MessageCircle],
  ['moon', Moon],
  ['notebook-text', NotebookText],
  ['palette', Palette],
  ['plus', Plus],
  ['settings', Settings],
  ['square-kanban', SquareKanban],
  ['store', Store],
  ['tag', Tag],
  ['undo-2', Undo2],
]);

/** Names that `NavigationIcon` draws. */
export const navigationIconNames: readonly string[] = [...icons.keys()];

export interface NavigationIconProps extends Omit<IconProps, 'icon'> {
  /** Lucide name such as `circle-check`; an unknown one is drawn as a plain circle. */
  name: string;
}

/** An icon named by data rather than imported by code. */
export function NavigationIcon({ name, ...rest }: NavigationIconProps) {
  return <Icon icon={icons.get(name) ?? Circle} {...rest} />;
}
