/** Server state; shared once from the shell. */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { agePrices, applyCacheRules, expireAnswers } from './cacheRules.ts';
export { answerKey, isPlanted, plantAnswers } from './plantAnswers.ts';
export { createQueryClient, queryClient } from './queryClient.ts';
