import { useId } from 'react';
import type { IconProps } from './Icon.tsx';

/** The mark beside the name: three parts of one whole. */
export function LogoMark({ size = 24, ...rest }: IconProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" {...rest}>
      <clipPath id={clip}>
        <rect width="24" height="24" rx="6.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h24v24H0z" fill="var(--accent)" />
        <path d="M24 2v22H12V13z" fill="var(--chart-2)" />
        <path d="M4 24 13 13l11 11z" fill="var(--chart-3)" />
      </g>
    </svg>
  );
}
