/** Under these keys the browser keeps what is typed and not sent yet, where several features read it. */
export const startDraftKey = 'qd:getStarted';
export const payerDetailsKey = 'qd:payment.details';
/** An attempt to pay survives a reload under this key. It holds nothing of a card. */
export const paymentAttemptKey = 'qd:payment.attempt';
