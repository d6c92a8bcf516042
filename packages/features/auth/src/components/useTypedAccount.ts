import type { TypedAccount } from '@quarterdeck/contract/entities/typedAccount';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { readTypedAccount, takeAlong } from '../model/typedAccount';

type TypedTexts = Partial<Pick<TypedAccount, 'name' | 'email' | 'company'>>;

/** What was typed on this page before, or on the one that led here. */
export function useTypedAccount() {
  const { state, ...address } = useLocation();
  const navigate = useNavigate();
  const typed = readTypedAccount(state);
  return {
    typed,
    /** Keeps it in the page's entry of the browser's history: Back and a reload find it. */
    keep: ({ name = typed.name, email = typed.email, company = typed.company }: TypedTexts) => {
      if (name === typed.name && email === typed.email && company === typed.company) return;
      void navigate(address, { replace: true, state: takeAlong({ name, email, company }) });
    },
  };
}
