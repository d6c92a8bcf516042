export { useRecordTitle, useShownRecordTitle } from './recordTitle';
