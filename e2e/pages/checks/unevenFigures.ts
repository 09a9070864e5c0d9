/**
 * Runs in the page: names figures that stand in one line of a row, each with its label, but not on one baseline.
 */
export function unevenFigures(): string[] {
  const baselineOf = (figure: Element): number => {
    const mark = document.createElement('span');
    mark.style.cssText = 'display: inline-block; width: 0; height: 0';
    figure.append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  };
  const rows = Map.groupBy(
    [...document.querySelectorAll('main [data-stat]')].filter((figure) => figure.checkVisibility()),
    (figure) => figure.parentElement!.parentElement!,
  );
  return [...rows].flatMap(([row, figures]) => {
    if (!getComputedStyle(row).alignItems.includes('baseline')) return [];
    const seen = figures.map((figure) => ({
      text: figure.textContent.trim(),
      line: baselineOf(figure.firstElementChild!),
      box: figure.parentElement!.getBoundingClientRect(),
    }));
    return seen.slice(1).flatMap((figure, at) => {
      const before = seen[at]!;
      const beside = figure.box.top < before.box.bottom && before.box.top < figure.box.bottom;
      return beside && Math.abs(figure.line - before.line) > 1 ? [`${before.text} and ${figure.text}`] : [];
    });
  });
}
