import { useMessages } from '@sanchay/i18n';
import { Breadcrumbs, Heading, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { GOAL_MESSAGES } from '../messages.ts';
import { GOALS_PATH } from './goalPath.ts';

/** The way to a page of a goal, and its title. */
export function GoalHead({ title, here }: { title: ReactNode; here: string }) {
  const { t } = useMessages(GOAL_MESSAGES);
  return (
    <Stack gap={2}>
      <Breadcrumbs items={[{ label: t('list.title'), href: GOALS_PATH }, { label: here }]} />
      <Heading level={1}>{title}</Heading>
    </Stack>
  );
}
