import {
  AreaGrowth,
  Button,
  Card,
  DetailList,
  DownloadIcon,
  LinkButton,
  Notice,
  Stack,
  Stat,
  Text,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { xirrOrProblem, type CashFlow } from '@sanchay/finance';
import { useMemo } from 'react';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { csvText } from '../screen/csvText.ts';
import { saveFile } from '../screen/saveFile.ts';
import { useFigureMessages } from '../screen/useFigureMessages.ts';
import { flowTotals } from './flowTotals.ts';

const Idle = styled.div`
  &[data-idle] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;

/** The rate of the payments, all rates when there are several, or why there is none, and what went in and out. */
export function XirrResult({ flows, complete }: { flows: readonly CashFlow[]; complete: boolean }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { percent, date } = useFormat();
  const { full, short } = useFigureMessages();
  const takenOver = useTakenOver();
  const outcome = useMemo(() => xirrOrProblem(flows), [flows]);
  const totals = useMemo(() => (complete && flows.length > 0 ? flowTotals(flows) : null), [flows, complete]);
  const problem = complete ? ('problem' in outcome ? outcome.problem : null) : 'bad_row';
  const save = (): void => {
    const heads = [t('xirr.date'), t('xirr.amount')];
    const rows = flows.map((flow) => [flow.date, flow.amount.toFixed(2)]);
    saveFile('xirr-payments.csv', 'text/csv;charset=utf-8', csvText(heads, rows));
  };
  return (
    <Card title={t('result.title')} raised>
      <Stack gap={5}>
        <div aria-live="polite" aria-atomic="true">
          {complete && 'rates' in outcome && (
            <Notice tone="warn">
              {t('xirr.several', { rates: outcome.rates.map((rate) => percent(rate * 100)).join(' · ') })}
            </Notice>
          )}
          {problem && <Notice tone="warn">{t(`xirr.problem.${problem}`)}</Notice>}
          {complete && 'rate' in outcome && (
            <Stat
              size="hero"
              label={t('xirr.rate')}
              value={percent(outcome.rate * 100)}
              detail={totals && `${date(totals.first)} – ${date(totals.last)}`}
            />
          )}
        </div>
        {totals && (
          <>
            <AreaGrowth
              label={t('xirr.chart')}
              names={{ invested: t('xirr.paidAll'), value: t('xirr.receivedAll') }}
              points={totals.points.map((point) => ({
                label: date(point.date),
                invested: point.paid,
                value: point.received,
              }))}
              format={(amount) => short(amount, 'rupees')}
              height={220}
            />
            <DetailList
              items={[
                { term: t('xirr.paidAll'), value: full(totals.paid, 'rupees') },
                { term: t('xirr.receivedAll'), value: full(totals.received, 'rupees') },
                { term: t('line.gain'), value: full(totals.received - totals.paid, 'rupees') },
                { term: t('xirr.first'), value: date(totals.first) },
                { term: t('xirr.last'), value: date(totals.last) },
              ]}
            />
          </>
        )}
        <Text size="label">{t('calc.xirr.caveat')}</Text>
        <Idle data-idle={takenOver ? undefined : ''}>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={save} full>
            {t('xirr.csv')}
          </Button>
        </Idle>
        <LinkButton href="/mutual-funds/all" full>
          {t('way.funds')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
