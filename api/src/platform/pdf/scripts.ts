export interface ScriptRun {
  text: string;
  font: 'Latin' | 'Devanagari';
}

const DEVANAGARI =
  /[\u0900-\u097f\u200c\u200d\ua8e0-\ua8ff]+(?:[ ]+[\u0900-\u097f\u200c\u200d\ua8e0-\ua8ff]+)*/gu;

/** Text cut where its script changes, each run with the font that has it; words of one script stay together. */
export function inScripts(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(DEVANAGARI)) {
    if (index > at) runs.push({ text: text.slice(at, index), font: 'Latin' });
    runs.push({ text: found, font: 'Devanagari' });
    at = index + found.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), font: 'Latin' });
  return runs;
}
