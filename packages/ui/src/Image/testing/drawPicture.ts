/** Hue of the sky and of the water. */
const scenes = {
  harbour: [28, 215],
  bay: [200, 190],
  coast: [265, 230],
  island: [45, 170],
  strait: [340, 250],
} as const;
export type Scene = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as Scene[];

const asUrl = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A seascape for stories: a picture of 1200 × 800 that needs no network. */
export function drawPicture(scene: Scene): string {
  const [sky, water] = scenes[scene];
  return asUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
      <defs>
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${water} 55% 38%)"/><stop offset="1" stop-color="hsl(${sky} 75% 74%)"/></linearGradient>
        <linearGradient id="w" x2="0" y2="1"><stop stop-color="hsl(${water} 45% 46%)"/><stop offset="1" stop-color="hsl(${water} 60% 18%)"/></linearGradient>
      </defs>
      <rect width="1200" height="800" fill="url(#s)"/><circle cx="820" cy="410" r="70" fill="hsl(${sky} 95% 88%)"/>
      <path d="M0 470 180 330 330 430 470 300 700 460 1200 440V800H0Z" fill="hsl(${water} 40% 26%)"/>
      <rect y="480" width="1200" height="320" fill="url(#w)"/>
      <path d="M740 520h160M700 560h240M760 610h120M660 670h320" stroke="hsl(${sky} 90% 84%)" stroke-width="6" stroke-linecap="round" opacity=".7"/>
      <path d="M360 560h120l-24 44h-74zM416 400v150M426 410l78 130h-78z" fill="hsl(${sky} 40% 94%)" stroke="hsl(${sky} 40% 94%)" stroke-width="4"/>
    </svg>`,
  );
}

/** The same as a few blurred colours. */
export function drawPreview(scene: Scene): string {
  const [sky, water] = scenes[scene];
  return asUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="5" fill="hsl(${sky} 75% 70%)"/><rect y="5" width="12" height="3" fill="hsl(${water} 50% 34%)"/></svg>`,
  );
}

/** An address at which there is no picture, which is known without a network. */
export const brokenPicture = 'data:image/png;base64,AAAA';
