import type { CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

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
        .map(({ name, gain, rule_id: rule }) => (
          <Notice key={name} tone="info">
            {t('gains.clubbed', { name, gain: format.rupees(gain) })} <RuleSource ids={[rule]} />
          </Notice>
        ))}
    </>
  );
}
