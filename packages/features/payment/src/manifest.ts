import { defineFeature, paths } from '@quarterdeck/contract';
import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { words } from './words';

const frame = { layout: 'centered', guard: projectGuard } as const;

export const payment = defineFeature({
  id: 'payment',
  words,
  routes: [
    {
      ...frame,
      id: 'payment.form',
      path: paths.payment.pattern,
      screen: 'payment',
      load: () => import('./screens/PaymentScreen').then((file) => ({ default: file.PaymentScreen })),
      titleKey: 'payment.title',
    },
    {
      ...frame,
      id: 'payment.success',
      path: paths.paymentSuccess.pattern,
      screen: 'paymentSuccess',
      load: () => import('./screens/PaymentSuccessScreen').then((file) => ({ default: file.PaymentSuccessScreen })),
      titleKey: 'payment.success.title',
    },
    {
      ...frame,
      id: 'payment.cancelled',
      path: paths.paymentCancelled.pattern,
      screen: 'paymentCancelled',
      load: () => import('./screens/PaymentCancelledScreen').then((file) => ({ default: file.PaymentCancelledScreen })),
      titleKey: 'payment.cancelled.title',
    },
    {
      ...frame,
      id: 'payment.receipt',
      path: paths.receipt.pattern,
      screen: 'receipt',
      load: () => import('./screens/ReceiptScreen').then((file) => ({ default: file.ReceiptScreen })),
      titleKey: 'payment.receipt.title',
    },
  ],
});
