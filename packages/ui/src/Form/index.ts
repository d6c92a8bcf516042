export { Form, FormSection, FormSummary } from './Form';
export type { FormProblem, FormProps, FormSectionProps, FormSummaryProps } from './Form';
