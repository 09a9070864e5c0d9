import { START_BLOCK, type StartInstructions } from '@sanchay/contracts';
import { applyWebFonts } from '../../kit/webFonts.ts';
import { keepInput } from './keepInput.ts';
import { loadScripts } from './loadScripts.ts';
import { isAnyLater, isOwned } from './ownership.ts';
import { whenToStart } from './startTime.ts';

const block = document.getElementById(START_BLOCK)?.textContent;
const instructions = JSON.parse(block ?? 'null') as StartInstructions | null;

/** Milliseconds: a press that nothing came for by then would only surprise. */
const FORGET_AFTER = 10_000;

/** The page's components are there, or the remote's could not be had. */
function isOver(): boolean {
  const remote = document.querySelector<HTMLElement>('[data-remote]');
  const header = document.querySelector('#shell-header > *');
  return remote?.dataset.remoteState !== 'rendered' && header !== null && isOwned(header);
}

void applyWebFonts(document);
if (instructions) {
  let started = false;
  let following = false;
  let overSince: number | null = null;
  const kept = keepInput(document, wake);
  const follow = (now: number): void => {
    const left = kept.repeat();
    overSince = isOver() ? (overSince ?? now) : null;
    following = overSince === null || (left && now - overSince <= FORGET_AFTER);
    if (following) requestAnimationFrame(follow);
    else if (isAnyLater(document)) kept.forget();
    else kept.end();
  };
  function wake(): void {
    if (!started || following) return;
    following = true;
    overSince = null;
    requestAnimationFrame(follow);
  }
  whenToStart(window, instructions.when, () => {
    loadScripts(document, instructions);
    started = true;
    wake();
  });
}
