import { useMessages } from '@sanchay/i18n';
import { Heading, LinkButton, Notice, Page, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** A step of a KYC form that does not exist, or does not exist any more. */
export function NoForm({ title }: { title: string }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Page width="form">
      <Stack gap={5}>
        <Heading level={1}>{title}</Heading>
        <Notice title={t('upload.noForm')}>{t('upload.noFormText')}</Notice>
        <LinkButton href="/kyc" full>
          {t('upload.toKyc')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
