/** Address of the workbench that shows a call's console; `name` is the one the contract exports it under. */
export function storyAddress(area: string, name: string): string {
  const story = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `./?path=/story/endpoints-${area}--${story}`;
}
