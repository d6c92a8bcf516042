/** Code of its own: a story that shows it has ended before it comes. */
export const LatePart = () => <p>Here at last</p>;
