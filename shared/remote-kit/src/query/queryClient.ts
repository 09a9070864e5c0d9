import { QueryClient } from '@tanstack/react-query';

/**
 * A cache of answers. They are fresh for 30 seconds and forgotten 15 minutes after their last use (specification,
 * section 9: cache refresh interval).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

/** The page's one cache, owned here and not by the first remote that mounts. */
export const queryClient = createQueryClient();
