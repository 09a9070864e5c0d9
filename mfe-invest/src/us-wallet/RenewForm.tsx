import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, Stack, Text } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import type { Account } from './UsAccountPage.tsx';

interface RenewFormProps {
  text: Account['texts'][number];
  expired: boolean;
}

/** Signing Form W-8BEN again when it ends soon or has ended. */
export function RenewForm({ text, expired }: RenewFormProps) {
  const { t } = useMessages(US_MESSAGES);
  const renew = useWrite('renewW8ben', ['usAccount']);
  return (
    <Card title={text.title}>
      <Stack gap={4}>
        <Notice tone={expired ? 'error' : 'warn'} title={t(expired ? 'renew.expired' : 'renew.ends')} />
        <Text>{text.text}</Text>
        <WriteProblem error={renew.error} />
        <Button busy={renew.isPending} onClick={() => renew.mutate({ body: { us_w8ben: text.hash } })}>
          {t('renew.sign')}
        </Button>
      </Stack>
    </Card>
  );
}
