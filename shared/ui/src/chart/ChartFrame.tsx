import { useState, type ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';

export interface ChartFrameProps {
  label: string;
  /** Left of the switch: ranges, legend. */
  head?: ReactNode;
  chart: ReactNode;
  table: () => ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  /* Nothing here works without a script; picture and table stand below. */
  @media (scripting: none) {
    display: none;
  }
  &[data-foot] {
    justify-content: flex-end;
    margin-bottom: -12px;
  }
`;

const Switch = styled.button`
  position: relative;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-label);
  color: var(--ink-2);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0 -6px;
  }
  @media print {
    display: none;
  }
`;

/** A picture of figures with the table behind it one press away; where no script runs it stands below. */
export function ChartFrame({ label, head, chart, table }: ChartFrameProps) {
  const { t } = useMessages();
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <Switch type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
      {t('action.showTable')}
    </Switch>
  );
  return (
    <figure role="group" aria-label={label}>
      {head && (
        <Head>
          {head}
          {toggle}
        </Head>
      )}
      {asTable ? table() : chart}
      <noscript>{table()}</noscript>
      {!head && <Head data-foot="">{toggle}</Head>}
    </figure>
  );
}
