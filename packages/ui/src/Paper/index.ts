export { Paper, PaperActions, PaperNote, PaperParties, PaperTable } from './Paper';
