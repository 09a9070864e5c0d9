import { useSearchParams } from '@sanchay/remote-kit/router';

/** Whether the page's address has `preview`: what has its dates is shown before them, for those who prepare it. */
export function usePreview(): boolean {
  return useSearchParams()[0].has('preview');
}
