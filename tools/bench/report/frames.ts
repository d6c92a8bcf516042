/** A frame at 60 a second, as browsers round it, in milliseconds. */
export const frameMs = 16.8;

/** The next frame: what is left of this one, and the one that draws; at 60 a second, in milliseconds. */
export const nextFrameMs = Number(((2 * 1000) / 60).toFixed(1));
