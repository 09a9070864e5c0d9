import { HELP_CATEGORIES, type HelpCategorySlug } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePlatform, useTogether, useWrite } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, Loading, Notice, SelectField, SkeletonBlock, Stack, TextField } from '@sanchay/ui';
import { useState, type FormEvent } from 'react';
import { HELP_MESSAGES } from '../../messages.ts';
import { problemText } from '../problemText.ts';
import { OrderField } from './OrderField.tsx';
import { useKeptText } from './useKeptText.ts';

const SUBJECT_LENGTH = 120;

const isCategory = (text: string | null): text is HelpCategorySlug =>
  HELP_CATEGORIES.some((category) => category === text);

/**
 * Sends a request to the support team. The typed text survives a reload, and a retry after a lost response opens only
 * one ticket.
 */
export function TicketForm() {
  const { t, language } = useMessages(HELP_MESSAGES);
  const { navigate, config } = usePlatform();
  const [params] = useSearchParams();
  const desk = useCall('helpDesk', { query: { language } });
  const orders = useCall('orders', { query: { per_page: 20 } });
  const together = useTogether([desk, orders]);
  const create = useWrite('createTicket', ['tickets']);
  const [asked, setAsked] = useState('');
  const [orderId, setOrderId] = useState(params.get('order') ?? '');
  const [subject, setSubject] = useKeptText('subject');
  const [text, setText] = useKeptText('text');
  const [tried, setTried] = useState(false);
  const given = params.get('category');
  const category = asked || (isCategory(given) ? given : '');
  const from = params.get('from');
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? t('problem.text_missing') : undefined;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isCategory(category) || subject.trim() === '' || text.trim() === '') return;
    const body = {
      category,
      subject,
      text,
      ...(from && { page: from }),
      ...(orderId && { order_id: orderId }),
    };
    try {
      const { data } = await create.mutateAsync({ body });
      setSubject('');
      setText('');
      navigate(`/help/tickets/${data.id}`);
    } catch {
      // Shown below; the typed text stays.
    }
  };
  // The field of the orders stands above others: shown later it would push them down.
  if (!together)
    return (
      <Loading>
        <SkeletonBlock height={420} />
      </Loading>
    );
  const tooLong = create.error?.code === 'text_too_long' ? create.error.errors : {};
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        <SelectField
          label={t('newTicket.category')}
          value={category}
          onChange={setAsked}
          placeholder={t('newTicket.choose')}
          options={(desk.data?.data.categories ?? []).map(({ slug, title }) => ({
            value: slug,
            label: title,
          }))}
          error={tried && category === '' ? t('newTicket.categoryMissing') : undefined}
          required
        />
        <OrderField orders={orders.data?.data ?? []} value={orderId} onChange={setOrderId} />
        <TextField
          label={t('newTicket.subject')}
          value={subject}
          onChange={setSubject}
          maxLength={SUBJECT_LENGTH}
          error={tooLong.subject ? t('problem.text_too_long') : missing(subject)}
          required
        />
        <TextField
          label={t('newTicket.text')}
          hint={t('newTicket.hint')}
          value={text}
          onChange={setText}
          maxLength={config.support.ticketText}
          error={tooLong.text ? t('problem.text_too_long') : missing(text)}
          multiline
          required
        />
        {create.error && (
          <Notice tone="error" live>
            {problemText(t, create.error)}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={create.isPending}>
            {t('newTicket.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
