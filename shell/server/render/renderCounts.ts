import type { RenderFailureKind } from './renderFailure.ts';

/** How a request for a public page was answered. */
export type RenderAnswer =
  'fresh' | 'stale' | 'confirmed' | 'rendered' | 'not_modified' | `failed_${RenderFailureKind}`;

/** Rendering counters for monitoring of the edge, in the text form that collectors read. */
export class RenderCounts {
  readonly #counts = new Map<string, number>();
  #seconds = 0;
  #renders = 0;

  add(answer: RenderAnswer): void {
    this.#counts.set(answer, (this.#counts.get(answer) ?? 0) + 1);
  }

  /** A page was rendered in so many milliseconds. */
  took(milliseconds: number): void {
    this.#seconds += milliseconds / 1_000;
    this.#renders += 1;
  }

  of(answer: RenderAnswer): number {
    return this.#counts.get(answer) ?? 0;
  }

  /** @param gauges values of this moment, by name without the product's prefix */
  text(gauges: Readonly<Record<string, number>> = {}): string {
    const rows = [...this.#counts]
      .sort()
      .map(([answer, count]) => `sanchay_edge_pages_total{answer="${answer}"} ${count}`);
    return [
      '# TYPE sanchay_edge_pages_total counter',
      ...rows,
      '# TYPE sanchay_edge_render_seconds summary',
      `sanchay_edge_render_seconds_sum ${this.#seconds.toFixed(3)}`,
      `sanchay_edge_render_seconds_count ${this.#renders}`,
      ...Object.entries(gauges).flatMap(([name, value]) => [
        `# TYPE sanchay_edge_${name} gauge`,
        `sanchay_edge_${name} ${value}`,
      ]),
      '',
    ].join('\n');
  }
}
