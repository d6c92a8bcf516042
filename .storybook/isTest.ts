/** Whether a runner looks at the story rather than a person. */
export function isTest(): boolean {
  return '__vitest_browser__' in globalThis || navigator.userAgent.includes('StorybookTestRunner');
}
