export { opensElsewhere } from './opensElsewhere';
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  NavigationType,
  Route,
  RouterLink,
  Routes,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router';
export type { Location, NavigateFunction } from './router';
