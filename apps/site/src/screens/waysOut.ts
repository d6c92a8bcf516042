import { paths } from '@quarterdeck/contract';

/** Where a failure page leads, as far as the site has these pages. */
export function waysOut(isKnownAddress: (address: string) => boolean) {
  return {
    homeHref: [paths.home.href(), paths.start.href()].find(isKnownAddress),
    supportHref: [paths.helpSupport.href(), paths.help.href()].find(isKnownAddress),
  };
}
