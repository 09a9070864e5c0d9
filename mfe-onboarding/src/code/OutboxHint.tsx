import { Notice, TextLink } from '@sanchay/ui';
import { useWords, Words } from '@sanchay/i18n';
import { WORDS } from '../words.ts';

/** In the sandbox no message leaves the machine; this tells where it is. */
export function OutboxHint() {
  useWords(WORDS);
  return (
    <Notice tone="info">
      <Words
        ns={WORDS}
        k="code.outbox"
        parts={{ link: <TextLink href="/sandbox/outbox" target="_blank" rel="noopener" /> }}
      />
    </Notice>
  );
}
