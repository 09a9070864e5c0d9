import { phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useFormat, useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';

const Bar = styled.div`
  display: none;
  ${phone} {
    position: sticky;
    bottom: var(--tabs-height, 0px);
    z-index: 5;
    display: flex;
    justify-content: space-between;
    margin-inline: -16px;
    padding: var(--space-3) 16px;
    background: var(--surface);
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
    & > strong {
      font-weight: 640;
    }
  }
  @media print {
    display: none;
  }
`;

/** On phones the value stays in sight while the sliders above it move. Said once already, so not for screen readers. */
export function ResultBar({ value }: { value: number }) {
  const { t } = useWords(WORDS);
  const { compact } = useFormat();
  return (
    <Bar aria-hidden="true">
      <span>{t('sip.value')}</span>
      <strong>{compact(value)}</strong>
    </Bar>
  );
}
