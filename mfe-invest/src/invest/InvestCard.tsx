import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Card, Stack } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { WORDS } from '../words.ts';
import { AddButton } from './AddButton.tsx';
import { InvestFields } from './InvestFields.tsx';
import { useInvest } from './useInvest.ts';

/** The way into a fund, beside its page. */
export function InvestCard({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  const invest = useInvest(scheme);
  return (
    <Card raised title={t('invest.title')}>
      <OwnerOnly>
        <Stack gap={5}>
          <InvestFields scheme={scheme} invest={invest} />
          <AddButton invest={invest} />
        </Stack>
      </OwnerOnly>
    </Card>
  );
}
