export interface PathBox {
  width: number;
  height: number;
  /** The value at the upper edge. */
  top: number;
}

/** SVG path of a line through evenly spaced values that starts at 0 below. */
export function linePath(values: readonly number[], { width, height, top }: PathBox): string {
  return values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * width;
      const y = height - (value / top) * (height - 2);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The same, closed down to the lower edge. */
export function areaPath(values: readonly number[], box: PathBox): string {
  return `${linePath(values, box)}L${box.width} ${box.height}L0 ${box.height}Z`;
}
