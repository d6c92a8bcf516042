/**
 * Command-line switches of the Chromium that stories and walks run in. The drawing ones make equal pages equal pixels on
 * every machine; the resolver rule makes a request to any other host fail instead of leaving the machine.
 */
export const browserFlags: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
