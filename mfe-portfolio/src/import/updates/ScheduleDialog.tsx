import { STATEMENT_FREQUENCIES, type StatementFrequency } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, SelectField, showToast, Stack, SwitchField, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../../messages.ts';
import type { Updates } from './updateTypes.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
/** Months without this day have their run on their last day. */
const LAST_IN_EVERY_MONTH = 28;

/** Chooses when statements are requested and whether they are added without a review. */
export function ScheduleDialog({ updates, onClose }: { updates: Updates; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const { ordinal } = useFormat();
  const [frequency, setFrequency] = useState<StatementFrequency>(updates.frequency);
  const [weekday, setWeekday] = useState(String(updates.weekday ?? 1));
  const [day, setDay] = useState(String(updates.day ?? 5));
  const [paused, setPaused] = useState(updates.paused);
  const [autoApply, setAutoApply] = useState(updates.auto_apply);
  const save = useWrite('setStatementUpdates', ['statementUpdates']);
  const submit = (): void =>
    void save
      .mutateAsync({
        body: {
          frequency,
          weekday: frequency === 'weekly' ? Number(weekday) : null,
          day: frequency === 'monthly' ? Number(day) : null,
          paused: paused && frequency !== 'manual',
          auto_apply: autoApply,
        },
      })
      .then(
        () => {
          showToast({ message: t('updates.saved') });
          onClose();
        },
        () => undefined,
      );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('updates.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={save.isPending} onClick={submit}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="small">{t('updates.what')}</Text>
        <SelectField
          label={t('updates.frequency')}
          value={frequency}
          onChange={(next: string) => setFrequency(next as StatementFrequency)}
          options={STATEMENT_FREQUENCIES.map((each) => ({
            value: each,
            label: t(`updates.frequency.${each}`),
          }))}
        />
        {frequency === 'weekly' && (
          <SelectField
            label={t('updates.weekday')}
            value={weekday}
            onChange={setWeekday}
            options={WEEKDAYS.map((each) => ({ value: String(each), label: t(`updates.weekday.${each}`) }))}
          />
        )}
        {frequency === 'monthly' && (
          <SelectField
            label={t('updates.day')}
            hint={Number(day) > LAST_IN_EVERY_MONTH ? t('updates.dayWhat') : undefined}
            value={day}
            onChange={setDay}
            options={DAYS.map((each) => ({ value: String(each), label: ordinal(each) }))}
          />
        )}
        <SwitchField
          label={t('updates.autoApply')}
          hint={t('updates.autoApplyWhat')}
          checked={autoApply}
          onChange={setAutoApply}
        />
        {frequency !== 'manual' && (
          <SwitchField label={t('updates.pause')} checked={paused} onChange={setPaused} />
        )}
        {save.error && (
          <Notice tone="error" live>
            {save.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
