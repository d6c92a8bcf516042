export { allowEmptyHtml, escapedHtml, trustScriptsFrom } from './trustedTypes';
