import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { ClubbedNotice } from '../read/ClubbedNotice.tsx';

/** Whose income the gains of a child are taxed with: in the report of the child, and in that of the parent. */
export function ClubbedGains({ gains }: { gains: CapitalGains }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { clubbed_with: parent, clubbed = [] } = gains;
  return (
    <>
      {parent && (
        <Notice tone="info">
          {t('gains.clubbedWith', { name: parent.name })} <RuleSource ids={[parent.rule_id]} />
        </Notice>
      )}
      {clubbed
        .filter(({ gain }) => gain !== 0)
        .map(({ portfolio_id: id, name, gain, rule_id: rule, exemption }) => (
          <ClubbedNotice key={id} amount={gain} {...{ rule, exemption }}>
            {t('gains.clubbed', { name, gain: format.rupees(gain, { decimals: 2 }) })}
          </ClubbedNotice>
        ))}
    </>
  );
}
