export { truncateForSpeech, truncateForDisplay } from './truncate';
