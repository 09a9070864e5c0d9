/** Comes in a chunk of its own. */
export default function Later() {
  return <p>The later part is here</p>;
}
