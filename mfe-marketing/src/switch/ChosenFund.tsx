import type { Scheme } from '@sanchay/contracts';
import { expenseGap } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { ErrorState, Loading, Notice, SkeletonBlock, Stack } from '@sanchay/ui';
import { useMemo } from 'react';
import { figureOf, type RuleTable } from '../rules/ruleRows.ts';
import { WithRules } from '../rules/WithRules.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { FundChooser } from './FundChooser.tsx';
import { FundCosts } from './FundCosts.tsx';
import { SwitchCalculator } from './SwitchCalculator.tsx';
import type { SwitchRates } from './switchCost.ts';
import { switchPlanner } from './switchPlanner.ts';

/** The two plans of the chosen fund and the sums over them. */
export function ChosenFund({ code }: { code: string }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const answer = useCall('schemeDetails', { params: { codes: code } });
  const scheme = answer.data?.[0];
  if (scheme) {
    const gapPct = expenseGap(scheme.expense_ratio, scheme.regular_twin?.expense_ratio ?? null);
    return (
      <Stack gap={6}>
        <FundCosts scheme={scheme} gapPct={gapPct} />
        {gapPct === null ? (
          <Notice tone="warn">{t('switch.noTwin')}</Notice>
        ) : (
          <WithRules>{(table) => <Sums scheme={scheme} gapPct={gapPct} table={table} />}</WithRules>
        )}
      </Stack>
    );
  }
  if (answer.isError && answer.error.kind !== 'not_found') {
    return (
      <ErrorState
        code={answer.error.code ?? answer.error.kind}
        requestId={answer.error.requestId ?? undefined}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      />
    );
  }
  if (!answer.isPending) return <FundChooser unknown />;
  return (
    <Loading>
      <SkeletonBlock height={640} />
    </Loading>
  );
}

function Sums({ scheme, gapPct, table }: { scheme: Scheme; gapPct: number; table: RuleTable }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { config } = usePlatform();
  // A fund of funds is not taxed like the shares that its funds hold.
  const equity = scheme.scheme_class === 'equity' && !scheme.fund_category.startsWith('FoF');
  const planner = useMemo(() => {
    const rates = ratesOf(table);
    return rates && switchPlanner({ gapPct, equity }, rates, config);
  }, [gapPct, equity, config, table]);
  if (!planner) return <Notice tone="warn">{t('switch.noRates')}</Notice>;
  return <SwitchCalculator scheme={scheme} planner={planner} on={table.on} />;
}

function ratesOf(table: RuleTable): SwitchRates | null {
  const rates = {
    stcgPct: figureOf(table, 'equity_stcg'),
    ltcgPct: figureOf(table, 'equity_ltcg'),
    exemption: figureOf(table, 'equity_exemption'),
    cessPct: figureOf(table, 'cess'),
    stampDutyPct: figureOf(table, 'stamp_duty'),
  };
  return Object.values(rates).every((rate) => rate !== null) ? (rates as SwitchRates) : null;
}
