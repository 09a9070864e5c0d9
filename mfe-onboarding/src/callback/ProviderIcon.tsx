import type { CallReply } from '@sanchay/contracts';

type ProviderId = CallReply<'socialProviders'>['data'][number]['id'];

/** The simple mark of a provider, drawn here. Decorative: the button names it. */
export function ProviderIcon({ id }: { id: ProviderId }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" aria-hidden="true" focusable="false">
      {MARKS[id]}
    </svg>
  );
}

const MARKS = {
  google: (
    <g strokeWidth="4">
      <path d="M12.5 12H20a8 8 0 0 1-2.34 5.66" stroke="#4285f4" />
      <path d="M17.66 17.66A8 8 0 0 1 5.07 16" stroke="#34a853" />
      <path d="M5.07 16a8 8 0 0 1 0-8" stroke="#fbbc05" />
      <path d="M5.07 8a8 8 0 0 1 13.06-1.14" stroke="#ea4335" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path d="M16.2 6.6h-1.7c-1.5 0-2.3.8-2.3 2.3V23M8.8 12.6h6.6" stroke="#ffffff" strokeWidth="3" />
    </>
  ),
};
