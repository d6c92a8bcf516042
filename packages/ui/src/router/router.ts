// The only import of react-router-dom: its last line ends at 7, and a change of router stays in this file.
export {
  BrowserRouter,
  Link as RouterLink,
  MemoryRouter,
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction } from 'react-router-dom';
