import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';

// uPlot's own stylesheet, cut to what these charts use.
export const Host = styled.div<{ $height: number }>`
  position: relative;
  container-type: inline-size;
  height: ${(p) => p.$height}px;
  touch-action: pan-y;
  border-radius: 6px;
  ${phone} {
    height: ${(p) => Math.round(p.$height * 0.8)}px;
  }
  & .uplot,
  & .u-wrap {
    position: relative;
    width: 100%;
    user-select: none;
  }
  & .u-over,
  & .u-under {
    position: absolute;
  }
  & .u-under {
    overflow: hidden;
  }
  & canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  & .u-axis {
    position: absolute;
  }
  & .u-select {
    display: none;
  }
  & .u-cursor-x {
    position: absolute;
    left: 0;
    top: 0;
    height: 100%;
    border-right: 1px dashed var(--line-strong);
    pointer-events: none;
    will-change: transform;
  }
  & .u-cursor-y {
    display: none;
  }
  & .u-cursor-pt {
    position: absolute;
    top: 0;
    left: 0;
    border-radius: 50%;
    border: 0 solid;
    pointer-events: none;
    background-clip: padding-box !important;
    will-change: transform;
  }
  & .u-off,
  & .u-hide {
    display: none;
  }
`;

export const Readout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  min-height: 24px;
  font-size: var(--text-label);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  & strong {
    color: var(--ink);
    white-space: nowrap;
  }
  & svg {
    flex: none;
  }
`;

export const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--ink-3);
`;
