import { useMessages } from '@sanchay/i18n';
import { Button, LinkButton, Notice, Row, Stack } from '@sanchay/ui';
import { CallProblem, type Asked } from '../problem/CallProblem.tsx';
import { SALE_MESSAGES } from '../messages.ts';
import type { SaleFlow } from './useSaleFlow.ts';

const NEEDS_ACCOUNT = ['bank_missing', 'bank_nre', 'bank_nro'];

/** Why a sale cannot be made as requested, with a link back, and a link to add a bank account where one is missing. */
export function PreviewProblem({ asked, flow }: { asked: Asked; flow: SaleFlow }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { error } = asked;
  if (error?.httpStatus !== 422) return <CallProblem of={asked} />;
  return (
    <Stack gap={4}>
      <Notice tone="error" live>
        {error.message}
      </Notice>
      <Row justify="start">
        {NEEDS_ACCOUNT.includes(error.code ?? '') && (
          <LinkButton href="/profile/bank">{t('bank.add')}</LinkButton>
        )}
        <Button variant="secondary" onClick={flow.back}>
          {t('sale.back')}
        </Button>
      </Row>
    </Stack>
  );
}
