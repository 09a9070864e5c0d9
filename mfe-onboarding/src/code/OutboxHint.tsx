import { Notice, TextLink } from '@sanchay/ui';
import { useMessages, RichMessage } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

/** In the sandbox no message leaves the machine; this shows where to find it. */
export function OutboxHint() {
  useMessages(MESSAGES);
  return (
    <Notice tone="info">
      <RichMessage
        ns={MESSAGES}
        k="code.outbox"
        parts={{ link: <TextLink href="/sandbox/outbox" target="_blank" rel="noopener" /> }}
      />
    </Notice>
  );
}
