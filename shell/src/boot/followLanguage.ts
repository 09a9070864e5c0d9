import type { Bus } from '@sanchay/event-bus';
import { language } from '@sanchay/i18n';

/**
 * Answers with sentences of the server are asked for again when the language changes: those of a person who is signed
 * in (timelines, notices, how a payment ended). What anybody may read has no such sentences.
 */
export function followLanguage(bus: Bus, signedIn: () => boolean, askAgain: () => void): void {
  let shown: string = language();
  bus.on('preferences/changed').subscribe(({ language: chosen }) => {
    if (chosen === shown) return;
    shown = chosen;
    if (signedIn()) askAgain();
  });
}
