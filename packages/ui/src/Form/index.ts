export { Form, FormSection, FormSummary } from './Form';
export type { FormProblem, FormProps, FormSectionProps, FormSummaryProps } from './Form';
export { FormSaveBar } from './FormSaveBar';
export type { FormSaveBarProps, LeaveQuestion } from './FormSaveBar';
