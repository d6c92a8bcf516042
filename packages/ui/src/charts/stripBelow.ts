/** Below this width of a plot, in pixels, the values stand above it, as a box beside the mark would cover it. */
export const stripBelow = 360;
