import { isIsoDate } from '@sanchay/finance';
import { CloseIcon, DateField, IconButton, SelectField, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { memo } from 'react';
import { tidyAmount } from '../answers/answers.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import { useProblemMessages } from '../screen/useProblemMessages.ts';
import { amountProblem, isBlank, rowOf, type FlowRow } from './flowRows.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
  grid-template-areas: 'date date remove' 'kind amount amount';
  gap: var(--space-2);
  align-items: start;
  @container (min-width: 440px) {
    grid-template-columns: minmax(148px, 1.1fr) minmax(104px, 0.8fr) minmax(0, 1.1fr) 44px;
    grid-template-areas: 'date kind amount remove';
  }
  & > :nth-of-type(1) {
    grid-area: date;
  }
  & > :nth-of-type(2) {
    grid-area: kind;
  }
  & > :nth-of-type(3) {
    grid-area: amount;
  }
`;

const Remove = styled.div`
  grid-area: remove;
  display: grid;
  min-height: 62px;
  align-content: center;
`;

const AMOUNT = { kind: 'rupees' } as const;

export interface FlowRowFieldsProps {
  row: FlowRow;
  place: number;
  change: (place: number, change: Partial<FlowRow>) => void;
  remove: (place: number) => void;
  /** Only once the page is taken over can a row go; before that it is emptied. */
  removable: boolean;
}

/** One payment: its day, its direction and its amount. */
export const FlowRowFields = memo(function FlowRowFields(props: FlowRowFieldsProps) {
  const { row, place, change, remove, removable } = props;
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const problemMessages = useProblemMessages();
  const blank = isBlank(row);
  const problem = blank ? null : amountProblem(row.amount);
  return (
    <Line role="group" aria-label={t('xirr.row', { place: place + 1 })}>
      <DateField
        name="d"
        label={t('xirr.date')}
        value={row.date}
        onChange={(date) => change(place, { date })}
        error={blank || isIsoDate(row.date) ? undefined : t('xirr.badDate')}
      />
      <SelectField
        name="k"
        label={t('xirr.kind')}
        value={row.kind ?? ''}
        {...(row.kind === null && { placeholder: t('xirr.kind.choose') })}
        error={row.kind === null && !blank ? t('problem.unknown_choice') : undefined}
        onChange={(kind) => change(place, { kind: kind === 'paid' ? 'paid' : 'received' })}
        options={[
          { value: 'paid', label: t('xirr.paid') },
          { value: 'received', label: t('xirr.received') },
        ]}
      />
      <TextField
        name="a"
        label={t('xirr.amount')}
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={row.amount}
        onChange={(typed) =>
          change(place, /^\s*[-\u2212]/.test(typed) ? rowOf(row.date, typed) : { amount: typed })
        }
        onBlur={() => change(place, { amount: tidyAmount(row.amount) })}
        error={problem && problemMessages(AMOUNT, 'years', problem)}
      />
      <Remove>
        {removable && (
          <IconButton label={t('xirr.remove', { place: place + 1 })} onClick={() => remove(place)}>
            <CloseIcon size={18} />
          </IconButton>
        )}
      </Remove>
    </Line>
  );
});
