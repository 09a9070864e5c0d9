import { useCssVars } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef, useState, type RefObject } from 'react';
import type { Settings } from '../settings.ts';

const Ground = styled.div`
  display: flex;
  justify-content: safe center;
  min-width: 0;
  overflow: auto;
  background: var(--sunk);
  & > iframe {
    flex: none;
    width: var(--stage-width);
    height: 100%;
    background: var(--bg);
    border: 0;
  }
  &[data-narrow] > iframe {
    box-shadow: 0 0 0 1px var(--line);
  }
`;

interface FrameProps {
  stage: RefObject<HTMLIFrameElement | null>;
  width: Settings['width'];
  title: string;
}

/** The remote's own page, as wide as chosen. It opens where the address bar is. */
export function Frame({ stage, width, title }: FrameProps) {
  const ground = useRef<HTMLDivElement>(null);
  const [src] = useState(() => globalThis.location.pathname + globalThis.location.search);
  useCssVars(ground, { '--stage-width': width === 'full' ? '100%' : `${width}px` });
  return (
    <Ground ref={ground} data-narrow={width === 'full' ? undefined : true}>
      <iframe ref={stage} src={src} title={title} />
    </Ground>
  );
}
