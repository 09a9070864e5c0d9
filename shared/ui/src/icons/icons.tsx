export * from './places.tsx';
export * from './signs.tsx';
export { LogoMark } from './LogoMark.tsx';
export type { IconProps } from './Icon.tsx';
