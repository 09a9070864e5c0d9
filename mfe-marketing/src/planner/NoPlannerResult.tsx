import { useMessages } from '@sanchay/i18n';
import { Card, Notice, type CardProps } from '@sanchay/ui';
import { PAGE_MESSAGES } from '../messages.ts';

/** Stands for the result of a planner while its address has an impossible answer. */
export function NoPlannerResult({ title, titleLevel }: Pick<CardProps, 'title' | 'titleLevel'>) {
  const { t } = useMessages(PAGE_MESSAGES);
  return (
    <Card title={title} titleLevel={titleLevel} raised>
      <Notice tone="warn">{t('planner.missing')}</Notice>
    </Card>
  );
}
