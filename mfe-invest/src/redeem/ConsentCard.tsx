import type { RedemptionPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Card, CheckField, Stack, Text } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';

interface Props {
  consent: RedemptionPreview['consent'];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** The order was sent without agreement. */
  missing: boolean;
}

/** The terms of a sale, with the legal name of the fund, and the box that agrees to them. */
export function ConsentCard({ consent, agreed, onAgree, missing }: Props) {
  const { t } = useMessages(SALE_MESSAGES);
  return (
    <Card title={t('review.consent')}>
      <Stack gap={3}>
        <Text data-document="">{consent.text}</Text>
        <CheckField
          label={t('review.agree')}
          checked={agreed}
          onChange={onAgree}
          error={missing ? t('review.agreeMissing') : undefined}
        />
      </Stack>
    </Card>
  );
}
