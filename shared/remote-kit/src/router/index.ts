/** The part of react-router that remotes use; shared once from the shell, so that one router's worth ships. */
export {
  BrowserRouter,
  matchPath,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
