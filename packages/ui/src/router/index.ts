export { opensElsewhere } from './opensElsewhere';
export { parseUrl } from './parseUrl';
export { NavigateContext, RouterLink } from './RouterLink';
export type { Navigate as NavigateTo, RouterLinkProps } from './RouterLink';
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  NavigationType,
  Route,
  Routes,
  matchPath,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router';
export { useHash } from './useHash';
export type { Location, NavigateFunction } from './router';
export type { Press } from './opensElsewhere';
