import { defineFeature, paths } from '@quarterdeck/contract';
import { projectGuard } from '@quarterdeck/data/visit/projectGuard';

export const payment = defineFeature({
  id: 'payment',
  routes: [
    {
      id: 'payment.form',
      path: paths.payment.pattern,
      screen: 'payment',
      layout: 'centered',
      guard: projectGuard,
      load: () => import('./screens/PaymentScreen').then((file) => ({ default: file.PaymentScreen })),
      titleKey: 'payment.title',
    },
    {
      id: 'payment.success',
      path: paths.paymentSuccess.pattern,
      screen: 'paymentSuccess',
      layout: 'centered',
      guard: projectGuard,
      load: () => import('./screens/PaymentSuccessScreen').then((file) => ({ default: file.PaymentSuccessScreen })),
      titleKey: 'payment.success.title',
    },
    {
      id: 'payment.cancelled',
      path: paths.paymentCancelled.pattern,
      screen: 'paymentCancelled',
      layout: 'centered',
      guard: projectGuard,
      load: () => import('./screens/PaymentCancelledScreen').then((file) => ({ default: file.PaymentCancelledScreen })),
      titleKey: 'payment.cancelled.title',
    },
    {
      id: 'payment.receipt',
      path: paths.receipt.pattern,
      screen: 'receipt',
      layout: 'centered',
      guard: projectGuard,
      load: () => import('./screens/ReceiptScreen').then((file) => ({ default: file.ReceiptScreen })),
      titleKey: 'payment.receipt.title',
    },
  ],
});
