import { parseUrl } from '@quarterdeck/ui/router';

/** Whether a picture comes with the data or from this site: one of another host would tell that host who reads. */
export const isOwnImage = (address: string): boolean =>
  /^data:image\/(png|jpeg|gif|webp|avif);/i.test(address) ||
  parseUrl(address, location.href)?.origin === location.origin;
