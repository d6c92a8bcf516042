export { allowEmptyHtml, trustScriptsFrom } from './trustedTypes';
