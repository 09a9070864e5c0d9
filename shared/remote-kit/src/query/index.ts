import { QueryClient } from '@tanstack/react-query';

/** Server state; shared once from the shell. */
export {
  keepPreviousData,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { QueryClient };

/**
 * The page's one cache of answers, owned here and not by the first remote that mounts. Answers are fresh for
 * 30 seconds and forgotten 15 minutes after their last use (specification, section 9: cache refresh interval).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 900_000,
      // The API client repeats safe calls itself.
      retry: false,
      refetchOnWindowFocus: true,
    },
    // Offline a write is refused by the client; it must never wait here and go out by itself later.
    mutations: { retry: false, networkMode: 'always' },
  },
});
