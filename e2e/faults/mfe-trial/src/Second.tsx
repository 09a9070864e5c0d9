/** A lazy chunk that only another lazy chunk requests. */
export default function Second() {
  return <p>The second part is here</p>;
}
