import { usePageHead } from '../page/usePageHead.ts';

/** Sets the title of a private page: search engines are instructed not to index it. */
export function usePageTitle(title: string): void {
  usePageHead({ title, index: false });
}
