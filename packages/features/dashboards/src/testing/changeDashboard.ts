import { configureRequest, type EndpointOutput } from '@quarterdeck/contract';
import type * as calls from '@quarterdeck/contract/endpoints/dashboards';

type DashboardCall = (typeof calls)['getAnalyticsDashboard' | 'getFinanceDashboard' | 'getProjectDashboard'];

/**
 * Lets the API answer other figures in a story: no call changes them, so the mock knows the first ones alone.
 * @returns the function that ends it.
 */
export function changeDashboard<Call extends DashboardCall>(
  call: Call,
  change: (figures: EndpointOutput<Call>) => EndpointOutput<Call>,
): () => void {
  const transport = (request: Request) => fetch(request);
  configureRequest({
    transport: async (request) => {
      const answer = await transport(request);
      if (!answer.ok || !new URL(request.url).pathname.endsWith(call.path)) return answer;
      return Response.json(change((await answer.json()) as EndpointOutput<Call>));
    },
  });
  return () => configureRequest({ transport });
}
