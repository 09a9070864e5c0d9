import type { KycRecord } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Notice, Stack, Text } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

/** Who rejected the form and why; nothing for a form that was not rejected. */
export function Rejection({ record, children }: { record: KycRecord; children?: ReactNode }) {
  const { t } = useMessages(MESSAGES);
  if (!record.rejection) return null;
  return (
    <Notice tone="warn" title={t(`upload.rejected.${record.rejection.by}`)}>
      <Stack gap={1}>
        <Text>{record.rejection.text}</Text>
        {record.rejection.note && <Text>{record.rejection.note}</Text>}
        {children}
      </Stack>
    </Notice>
  );
}
