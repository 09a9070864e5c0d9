export default function History() {
  return <p>Prices of the last year</p>;
}
