import { defineFeature, paths, type RouteOffer } from '@quarterdeck/contract';
import {
  authenticationPages,
  frameVariants,
  type AuthenticationPage,
} from '@quarterdeck/contract/entities/authentication';
import { words } from './words';

interface PageOffer extends Pick<RouteOffer, 'load' | 'titleKey'> {
  /** Pages that are the same for everybody, so that the first paint needs no script. */
  prerender?: 'page';
}

const pages: Readonly<Record<AuthenticationPage, PageOffer>> = {
  'sign-in': {
    load: () => import('./screens/SignInScreen').then((file) => ({ default: file.SignInScreen })),
    titleKey: 'auth.signIn.pageTitle',
    prerender: 'page',
  },
  'sign-up': {
    load: () => import('./screens/SignUpScreen').then((file) => ({ default: file.SignUpScreen })),
    titleKey: 'auth.signUp.pageTitle',
  },
  'sign-out': {
    load: () => import('./screens/SignOutScreen').then((file) => ({ default: file.SignOutScreen })),
    titleKey: 'auth.signOut.pageTitle',
  },
  'forgot-password': {
    load: () => import('./screens/ForgotPasswordScreen').then((file) => ({ default: file.ForgotPasswordScreen })),
    titleKey: 'auth.forgot.pageTitle',
  },
  'reset-password': {
    load: () => import('./screens/ResetPasswordScreen').then((file) => ({ default: file.ResetPasswordScreen })),
    titleKey: 'auth.reset.pageTitle',
  },
  'unlock-session': {
    load: () => import('./screens/UnlockScreen').then((file) => ({ default: file.UnlockScreen })),
    titleKey: 'auth.unlock.pageTitle',
  },
  'confirmation-required': {
    load: () => import('./screens/ConfirmScreen').then((file) => ({ default: file.ConfirmScreen })),
    titleKey: 'auth.confirm.pageTitle',
  },
};

const screenOf = (page: AuthenticationPage) => `auth.${page}`;

/** The frames of a page are addresses of one screen: another one keeps what was typed. */
const routes = authenticationPages.flatMap((page) =>
  frameVariants.map((variant): RouteOffer => ({
    id: `auth.${page}.${variant}`,
    path: paths.authentication.href(page, variant),
    screen: screenOf(page),
    layout: 'empty',
    ...pages[page],
  })),
);

export const auth = defineFeature({
  id: 'auth',
  words,
  routes: [
    ...routes,
    {
      id: 'product.sign-out',
      path: paths.signOut.pattern,
      screen: screenOf('sign-out'),
      layout: 'empty',
      ...pages['sign-out'],
    },
  ],
  navigation: [],
  commands: [
    {
      id: 'auth.signOut',
      titleKey: 'auth.command.signOut',
      icon: 'lock-keyhole',
      run: ({ navigate }) => navigate(paths.signOut.href()),
    },
  ],
  loadSessionDialog: () => import('./components/SessionDialog').then((file) => ({ default: file.SessionDialog })),
});
