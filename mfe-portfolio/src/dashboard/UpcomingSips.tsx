import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, TextLink } from '@sanchay/ui';
import { buyPath } from '../asset/holdingPath.ts';
import { WORDS } from '../words.ts';
import { nextSips } from './nextSips.ts';

const SHOWN = 4;

/** The next instalments; nothing without a SIP. */
export function UpcomingSips() {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const plans = useCall('systematicPlans');
  const sips = nextSips(plans.data?.data ?? [], SHOWN);
  if (sips.length === 0) return null;
  return (
    <Card title={t('sips.title')}>
      <DetailList
        items={sips.map(({ fund_name, slug, amount, date }) => ({
          term: (
            <>
              <TextLink href={buyPath({ asset: 'mutual_fund', fundInfo: { slug } })}>{fund_name}</TextLink>
              <br />
              {format.date(date)}
            </>
          ),
          value: format.rupees(amount),
        }))}
      />
    </Card>
  );
}
