import type { CallReply, HelpCategorySlug } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Notice, SelectField, Stack, Text } from '@sanchay/ui';
import { useState, type FormEvent } from 'react';
import { HELP_MESSAGES } from '../../messages.ts';
import { problemText } from '../problemText.ts';

type Slots = CallReply<'callbackEligibility'>['data']['slots'];

/** What the call is about and in which hour. */
export function CallbackForm({ slots }: { slots: Slots }) {
  const { t, language } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  const desk = useCall('helpDesk', { query: { language } });
  const request = useWrite('requestCallback', ['callbackEligibility']);
  const [topic, setTopic] = useState<HelpCategorySlug>('mutual-funds');
  const [from, setFrom] = useState(slots[0]?.from ?? '');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { topic, from };
    await request.mutateAsync({ body }).catch(() => undefined);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <Text>{t('callback.lead')}</Text>
        <SelectField
          label={t('newTicket.category')}
          value={topic}
          onChange={(value) => setTopic(value as HelpCategorySlug)}
          options={(desk.data?.data.categories ?? []).map(({ slug, title }) => ({
            value: slug,
            label: title,
          }))}
        />
        <SelectField
          label={t('callback.when')}
          value={from}
          onChange={setFrom}
          options={slots.map((slot) => ({ value: slot.from, label: format.dateTime(slot.from) }))}
        />
        {request.error && (
          <Notice tone="error" live>
            {problemText(t, request.error)}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={request.isPending}>
            {t('callback.ask')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
