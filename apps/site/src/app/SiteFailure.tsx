import type { ShownFailure } from '@quarterdeck/host';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { Component, Suspense, type ReactNode } from 'react';
import { waysOut } from '../screens/waysOut';
import { isKnownAddress, type SiteRoute } from './siteRoutes';

const FailureView = lazyPart(() => import('../screens/FailureView').then((file) => ({ default: file.FailureView })));

export interface SiteFailureProps {
  failure: ShownFailure;
  routes: readonly SiteRoute[];
  form: 'page' | 'region';
}

/** The site's own page of a failure. Its code is loaded then; the plain one stands until it is there, and where it does not come. */
export function SiteFailure({ failure: { reference, retry, plain }, routes, form }: SiteFailureProps) {
  return (
    <PlainInstead plain={plain}>
      <Suspense fallback={plain}>
        <FailureView
          reference={reference}
          onRetry={retry}
          form={form}
          isAlert
          {...waysOut((address) => isKnownAddress(routes, address))}
        />
      </Suspense>
    </PlainInstead>
  );
}

interface PlainInsteadProps {
  plain: ReactNode;
  children: ReactNode;
}

/** A message about what failed while a failure is shown would be one too many. */
class PlainInstead extends Component<PlainInsteadProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}
