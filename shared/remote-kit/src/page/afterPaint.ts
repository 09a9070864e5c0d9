/**
 * Does something once the frame of now was handed over for painting.
 * @returns takes it back while it was not done
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
