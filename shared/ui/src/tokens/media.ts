/** Up to 767 px is a phone, from 768 px a desktop (S5). */
export const PHONE_QUERY = '(max-width: 767px)';
export const phone = `@media ${PHONE_QUERY}`;
export const desktop = '@media (min-width: 768px)';
export const wide = '@media (min-width: 1024px)';
