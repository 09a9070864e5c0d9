import { Card } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { xirr } from '@sanchay/finance';
import { useMemo } from 'react';
import { useAddressState } from '../answers/useAddressState.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { CalculatorFrame } from '../screen/CalculatorFrame.tsx';
import { Working } from '../screen/Working.tsx';
import { FlowForm } from './FlowForm.tsx';
import { flowOf, isBlank, queryOfRows, rowsOf, type FlowRow } from './flowRows.ts';
import { XirrResult } from './XirrResult.tsx';

const RELATED: CalculatorName[] = ['cagr-calculator', 'sip-calculator', 'mutual-fund-returns-calculator'];

const EXAMPLE = xirr([
  { date: '2023-01-01', amount: -10_000 },
  { date: '2024-01-01', amount: 11_000 },
]);

/** `/calculators/xirr-calculator`: the yearly return of payments on many days. */
export function XirrCalculator() {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { percent } = useFormat();
  const [rows, setRows] = useAddressState<readonly FlowRow[]>({ read: rowsOf, write: queryOfRows });
  const { flows, complete } = useMemo(() => {
    const given = rows.filter((row) => !isBlank(row));
    const read = given.map(flowOf).filter((flow) => flow !== null);
    return { flows: read, complete: read.length === given.length };
  }, [rows]);
  return (
    <CalculatorFrame
      name="xirr-calculator"
      related={RELATED}
      questions={
        <Card title={t('xirr.rows')}>
          <FlowForm rows={rows} setRows={setRows} />
        </Card>
      }
      result={<XirrResult flows={flows} complete={complete} />}
    >
      <Working
        formula={t('calc.xirr.formula')}
        letters={t('calc.xirr.letters')}
        example={t('calc.xirr.example', { value: percent(EXAMPLE! * 100) })}
      />
    </CalculatorFrame>
  );
}
