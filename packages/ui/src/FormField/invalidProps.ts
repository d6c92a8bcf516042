/**
 * What tells React Aria that a field has an error of its owner. Without one it is told nothing: `false` would silence the
 * errors of the browser, of `validate` and of a form's `validationErrors`.
 */
export const invalidProps = (errorMessage: string | undefined): { isInvalid?: true } =>
  errorMessage === undefined ? {} : { isInvalid: true };
