/** Under these keys the browser keeps what is typed and not sent yet, where several features read it. */
export const startDraftKey = 'qd:getStarted';
export const payerDetailsKey = 'qd:payment.details';
