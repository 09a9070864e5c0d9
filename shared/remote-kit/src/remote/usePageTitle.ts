import { usePageHead } from '../page/usePageHead.ts';

/** Sets the title of a page that is nobody else's business: search engines are asked to leave it out. */
export function usePageTitle(title: string): void {
  usePageHead({ title, index: false });
}
