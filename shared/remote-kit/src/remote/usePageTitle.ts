import { useEffect } from 'react';

/** Sets the title of the page; the shell announces it and puts the focus on the heading after a route change. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Sanchay` : 'Sanchay';
  }, [title]);
}
