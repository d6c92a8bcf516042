/** Height of every card in CSS pixels: only cards of one height can be virtual. */
export const cardHeight = 112;

/** Height of the board where it does not stand in the column of the screen. */
export const boardStyle = { blockSize: 'max(344px, calc(100dvh - 325px))' };
