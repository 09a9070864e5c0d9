import { ApiError } from '@sanchay/api-client';
import { ALERT_RULES } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, NumberField, SelectField, showToast, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { useShareFormat } from '../share/useShareFormat.ts';
import type { AlertedShare } from './ShareAlert.tsx';

type Rule = (typeof ALERT_RULES)[number];

/** The sheet of a new price alert on a share. What was entered stays when it is refused. */
export function ShareAlertForm({ share, onClose }: { share: AlertedShare; onClose: () => void }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const format = useShareFormat();
  const { kind, item, name, currency, price } = share;
  const [rule, setRule] = useState<Rule>('above');
  const [value, setValue] = useState<number | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const add = useWrite('addPriceAlert', ['priceAlerts']);
  const hasValue = rule === 'above' || rule === 'below' || rule === 'move';

  async function save(): Promise<void> {
    setProblem(null);
    try {
      await add.mutateAsync({ body: { kind, item, rule, ...(hasValue && { value }) } });
      showToast({ message: t('alert.added', { name }), tone: 'success' });
      onClose();
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('alert.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={add.isPending} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('alert.now', { name, price: format.price(price, currency) })}</Text>
        <SelectField
          label={t('alert.when')}
          value={rule}
          onChange={(next) => {
            setProblem(null);
            setRule(next as Rule);
          }}
          options={ALERT_RULES.map((each) => ({ value: each, label: t(`alert.rule.${each}`) }))}
        />
        {hasValue && (
          <NumberField
            label={t(rule === 'move' ? 'alert.percent' : 'alert.level')}
            value={value}
            onChange={(next) => {
              setProblem(null);
              setValue(next);
            }}
            decimals={2}
            {...(rule === 'move' ? { suffix: '%' } : { prefix: currency === 'USD' ? '$' : '₹' })}
            error={problem?.errors['value']?.[0]}
          />
        )}
        {problem && !problem.errors['value'] && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
