export * from './assets.tsx';
export * from './places.tsx';
export type { AssetKind } from './AssetIcon.tsx';
export { AssetIcon } from './AssetIcon.tsx';
export * from './signs.tsx';
export { LogoMark } from './LogoMark.tsx';
export type { IconProps } from './Icon.tsx';
