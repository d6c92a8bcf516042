import { useCallback, useState } from 'react';

/** Whether the navigation lies over the page, and what changes it. It ends with the page it was opened on. */
export function useNavigationOverlay(address = ''): [boolean, (isOpen: boolean) => void] {
  const [openedOn, setOpenedOn] = useState<string>();
  if (openedOn !== undefined && openedOn !== address) setOpenedOn(undefined);
  const setOpen = useCallback((isOpen: boolean) => setOpenedOn(isOpen ? address : undefined), [address]);
  return [openedOn === address, setOpen];
}
