import type { GuideCategorySlug } from '@quarterdeck/contract/entities/guide';
import { Compass, CreditCard, FolderKanban, SlidersHorizontal, UserRound, type LucideIcon } from 'lucide-react';

export const categoryIcons: Record<GuideCategorySlug, LucideIcon> = {
  'getting-started': Compass,
  projects: FolderKanban,
  settings: SlidersHorizontal,
  payments: CreditCard,
  'your-account': UserRound,
};
