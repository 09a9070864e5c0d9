/** The emotion facade, shared once from the shell: remotes and components style through this door alone. */
export { default as styled } from '@emotion/styled';
export { CacheProvider, css, Global, keyframes } from '@emotion/react';
export { default as createCache } from '@emotion/cache';
export type { EmotionCache } from '@emotion/cache';
