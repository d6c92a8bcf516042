/** Below this width of a plot, in pixels, the values stand in a strip above it, not in a box that would cover it. */
export const stripBelow = 360;
