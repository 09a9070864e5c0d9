import { useMessages } from '@sanchay/i18n';
import { Breadcrumbs, Heading, Stack } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import { US_WALLET_PATH } from './usPaths.ts';

interface UsCrumbsProps {
  title: string;
  href: string;
  /** Whether the page is below the wallet. */
  ofWallet?: boolean;
}

/** Head of a page of the account for US stocks. */
export function UsCrumbs({ title, href, ofWallet = false }: UsCrumbsProps) {
  const { t } = useMessages(US_MESSAGES);
  return (
    <Stack gap={2}>
      <Breadcrumbs
        items={[
          { label: t('crumb.us'), href: '/us-stocks' },
          ...(ofWallet ? [{ label: t('wallet.title'), href: US_WALLET_PATH }] : []),
          { label: title, href },
        ]}
      />
      <Heading level={1}>{title}</Heading>
    </Stack>
  );
}
