// With RouterLink, the only import of react-router-dom: its last line ends at 7, and a change of router stays in this folder.
export {
  BrowserRouter,
  MemoryRouter,
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction } from 'react-router-dom';
