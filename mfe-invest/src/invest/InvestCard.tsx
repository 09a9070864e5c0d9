import type { Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card, Stack } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { MESSAGES } from '../messages.ts';
import { AddButton } from './AddButton.tsx';
import { InvestFields } from './InvestFields.tsx';
import { useInvest } from './useInvest.ts';

/** The way into a fund, beside its page. */
export function InvestCard({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  const invest = useInvest(scheme);
  return (
    <Card raised title={t('invest.title')}>
      <OwnerOnly orPreparing minors="until_of_age">
        <Stack gap={5}>
          <InvestFields scheme={scheme} invest={invest} />
          <AddButton invest={invest} />
        </Stack>
      </OwnerOnly>
    </Card>
  );
}
