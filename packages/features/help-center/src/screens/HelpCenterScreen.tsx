export function HelpCenterScreen() {
  return null;
}
