import { useMessages } from '@sanchay/i18n';
import { Card, Stack, TextLink } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { ShareLine } from './shareLine.ts';
import { ShareTable } from './ShareTable.tsx';

/** Companies of the same business, for comparison. Nothing when there are none. */
export function SharePeers({ lines, more }: { lines: readonly ShareLine[]; more: string }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  if (lines.length === 0) return null;
  return (
    <Card title={t('peers.title')}>
      <Stack gap={3}>
        <ShareTable caption={t('peers.title')} lines={lines} />
        <TextLink href={more}>{t('peers.more')}</TextLink>
      </Stack>
    </Card>
  );
}
