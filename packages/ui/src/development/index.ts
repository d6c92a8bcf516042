export { forgetWarnings, noteProvider, warnOnce, warnWithoutProvider } from './development';
