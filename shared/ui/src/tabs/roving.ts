/** Where an arrow, Home or End key leads from `index` in a list of `length`; null for any other key. */
export function rovingTarget(key: string, index: number, length: number, axis: 'x' | 'y'): number | null {
  const forward = axis === 'x' ? 'ArrowRight' : 'ArrowDown';
  const backward = axis === 'x' ? 'ArrowLeft' : 'ArrowUp';
  if (length === 0) return null;
  if (key === forward) return (index + 1) % length;
  if (key === backward) return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}
