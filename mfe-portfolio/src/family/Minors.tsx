import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, Card, Menu, SettingRow, Stack, Text, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { AddMinorDialog } from './AddMinorDialog.tsx';
import { CorrectMinorDialog } from './CorrectMinorDialog.tsx';
import type { FamilyData } from './familyShown.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { OfAgeRow } from './OfAgeRow.tsx';
import { RemoveMinorDialog } from './RemoveMinorDialog.tsx';

interface Change {
  id: number;
  name: string;
  what: 'correct' | 'remove' | 'hand_over';
}

/** Accounts of the user's children: until when the guardian operates each, the way into it, its correction and removal. */
export function Minors({ family }: { family: FamilyData }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const toast = useToast();
  const { openAccount } = usePlatform();
  const [adding, setAdding] = useState(false);
  const [opening, setOpening] = useState<number | null>(null);
  const [changing, setChanging] = useState<Change | null>(null);
  const open = async (id: number): Promise<void> => {
    setOpening(id);
    await openAccount?.(String(id)).catch(() =>
      toast({ tone: 'error', message: t('family.minor.notOpened') }),
    );
    setOpening(null);
  };
  return (
    <Card title={t('family.minor.title')}>
      <Stack gap={5}>
        <Stack gap={4} align="start">
          <Text size="small">{t('family.minor.what')}</Text>
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            {t('family.minor.add')}
          </Button>
        </Stack>
        <div>
          {family.members.map(({ portfolio_id: id, name, minor }) => {
            if (minor === null) return null;
            const way = openAccount && (
              <Button
                size="small"
                variant="secondary"
                busy={opening === id}
                disabled={opening !== null}
                onClick={() => void open(id)}
              >
                {t('managers.open')}
              </Button>
            );
            const change = (what: Change['what']) => setChanging({ id, name, what });
            if (minor.status === 'of_age')
              return (
                <OfAgeRow key={id} id={id} name={name} onStart={() => change('hand_over')}>
                  {way}
                </OfAgeRow>
              );
            return (
              <SettingRow
                key={id}
                title={name}
                note={t('family.minor.until', { date: format.date(minor.adult_from) })}
              >
                {way}
                <Menu
                  label={t('family.minor.changeOf', { name })}
                  trigger={t('family.minor.change')}
                  items={[
                    { id: 'correct', label: t('family.minor.correct'), onSelect: () => change('correct') },
                    {
                      id: 'remove',
                      label: t('family.minor.remove'),
                      danger: true,
                      onSelect: () => change('remove'),
                    },
                  ]}
                />
              </SettingRow>
            );
          })}
        </div>
      </Stack>
      {changing?.what === 'correct' && (
        <CorrectMinorDialog id={changing.id} onClose={() => setChanging(null)} />
      )}
      {changing?.what === 'remove' && (
        <RemoveMinorDialog id={changing.id} name={changing.name} onClose={() => setChanging(null)} />
      )}
      {changing?.what === 'hand_over' && (
        <HandOverDialog id={changing.id} name={changing.name} onClose={() => setChanging(null)} />
      )}
      {adding && <AddMinorDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}
