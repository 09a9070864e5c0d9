import { useEffect, useState } from 'react';

/** Share of the screen's height at which a section becomes the current one. */
const LINE = 0.3;

/** The last of the sections whose start is above the upper third of the screen; the first before that. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id {
  const [current, setCurrent] = useState<Id>(ids[0]!);
  const list = ids.join();
  useEffect(() => {
    let frame = 0;
    function look(): void {
      frame = 0;
      const line = innerHeight * LINE;
      const above = (list.split(',') as Id[]).filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      setCurrent(above.at(-1) ?? (list.split(',')[0] as Id));
    }
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [list]);
  return current;
}
