/** Rupees as the pages write them to the paisa: ₹12,34,567.80. */
export function rupeesText(amount: number): string {
  const figure = amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `₹${figure}`;
}
