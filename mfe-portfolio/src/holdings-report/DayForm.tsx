import { useMessages } from '@sanchay/i18n';
import { Button, DateField, Row } from '@sanchay/ui';
import type { FormEvent } from 'react';
import { MESSAGES } from '../messages.ts';
import { useDraft } from '../read/useDraft.ts';

interface Props {
  /** ISO day that is shown; empty while it is not known. */
  date: string;
  error: string | undefined;
  onShow: (date: string) => void;
}

/** The choice of a day. */
export function DayForm({ date, error, onShow }: Props) {
  const { t } = useMessages(MESSAGES);
  const [draft, setDraft] = useDraft(date, date);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    onShow(draft);
  };
  return (
    <form onSubmit={show} noValidate>
      <Row gap={3} align="end" wrap>
        <DateField label={t('day.date')} value={draft} error={error} onChange={setDraft} />
        <Button type="submit" variant="secondary">
          {t('day.show')}
        </Button>
      </Row>
    </form>
  );
}
