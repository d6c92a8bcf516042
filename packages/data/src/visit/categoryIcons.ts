import type { RequirementCategory } from '@quarterdeck/contract/entities/requirement';
import {
  BellRing,
  ChartLine,
  CreditCard,
  KeyRound,
  Languages,
  Server,
  Sparkles,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The drawing that stands for a category. */
export const categoryIcons: Record<RequirementCategory, LucideIcon> = {
  accounts: KeyRound,
  commerce: CreditCard,
  communication: BellRing,
  content: Languages,
  data: ChartLine,
  experience: Sparkles,
  operations: Wrench,
  platform: Server,
};
