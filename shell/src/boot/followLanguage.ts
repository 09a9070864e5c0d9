import type { Bus } from '@sanchay/event-bus';
import { language } from '@sanchay/i18n';

/**
 * Responses with sentences of the server are requested again when the language changes: those of a signed-in user
 * (timelines, notices, how a payment ended). Public responses contain no such sentences.
 */
export function followLanguage(bus: Bus, signedIn: () => boolean, askAgain: () => void): void {
  let shown: string = language();
  bus.on('preferences/changed').subscribe(({ language: chosen }) => {
    if (chosen === shown) return;
    shown = chosen;
    if (signedIn()) askAgain();
  });
}
