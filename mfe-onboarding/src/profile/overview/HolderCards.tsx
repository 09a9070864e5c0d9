import type { SetupState } from '@sanchay/contracts';
import { Button, Card, DetailList, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { lazy, Suspense, useState } from 'react';
import { MESSAGES } from '../../messages.ts';
import { addressItems, taxItems, workItems } from './holderFacts.ts';

const EditDetails = lazy(async () => ({ default: (await import('./EditDetails.tsx')).EditDetails }));

export interface HolderCardsProps {
  position: number;
  answers: SetupState['answers'][number];
  /** Several people hold the account: the cards name their holder. */
  named: boolean;
  /** The step of this holder is finished; before that the set-up is the place. */
  editable: boolean;
}

/** Address, work and tax of one holder, with the way to change what may change. */
export function HolderCards({ position, answers, named, editable }: HolderCardsProps) {
  const { t } = useMessages(MESSAGES);
  const [editing, setEditing] = useState<'address' | 'work' | null>(null);
  const title = (key: string) =>
    named ? t('profile.of', { what: t(key), name: answers.name ?? '' }) : t(key);
  const edit = (what: 'address' | 'work') =>
    editable &&
    answers.pan && (
      <Button
        variant="secondary"
        size="small"
        aria-label={t('profile.editNamed', { what: title(`profile.${what}`) })}
        onClick={() => setEditing(what)}
      >
        {t('action.edit')}
      </Button>
    );
  const groups = [
    { id: 'address', items: addressItems(t, answers), actions: edit('address') },
    { id: 'work', items: workItems(t, answers), actions: edit('work') },
    { id: 'tax', items: taxItems(t, answers), actions: null },
  ] as const;
  return (
    <>
      {groups.map(({ id, items, actions }) => (
        <Card key={id} title={title(`profile.${id}`)} actions={actions}>
          {items.length > 0 ? <DetailList items={items} /> : <Text>{t('profile.notGiven')}</Text>}
        </Card>
      ))}
      {editing && (
        <Suspense fallback={null}>
          <EditDetails
            what={editing}
            position={position}
            answers={answers}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  );
}
