import { DECLARATIONS, GUARDIAN_RELATIONS, type GuardianRelation } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import {
  Button,
  CheckField,
  DateField,
  Dialog,
  Notice,
  SelectField,
  Stack,
  Text,
  TextField,
  useToast,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Adds the account of a child, with the declaration of the guardian. What was typed stays when it is refused. */
export function AddMinorDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useMessages(MESSAGES);
  const toast = useToast();
  const [name, setName] = useState('');
  const [born, setBorn] = useState('');
  const [pan, setPan] = useState('');
  const [relation, setRelation] = useState<GuardianRelation>('mother');
  const [mine, setMine] = useState(true);
  const [consent, setConsent] = useState(false);
  const add = useWrite('addMinor', ['family', 'portfolioList']);
  const errorOf = (field: string) => add.error?.errors[field]?.[0];
  const isParent = relation !== 'legal_guardian';
  const body = {
    name,
    date_of_birth: born,
    relation,
    consent,
    clubbed: isParent && mine,
    ...(pan.trim() !== '' && { pan }),
  };
  const send = () =>
    add.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          toast({ message: t('family.minor.added', { name: data.name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('family.minor.add')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={add.isPending} onClick={send}>
            {t('family.minor.addAction')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="small">{t('family.minor.lead')}</Text>
        <TextField
          label={t('family.minor.name')}
          value={name}
          onChange={setName}
          error={errorOf('name')}
          maxLength={120}
          autoComplete="off"
        />
        <DateField
          label={t('family.minor.born')}
          value={born}
          onChange={setBorn}
          error={errorOf('date_of_birth')}
        />
        <SelectField
          label={t('family.minor.relation')}
          value={relation}
          onChange={(value) => setRelation(GUARDIAN_RELATIONS.find((one) => one === value) ?? 'mother')}
          options={GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`family.minor.is.${value}`) }))}
        />
        {isParent && (
          <CheckField
            label={t('family.minor.clubbed')}
            hint={t('family.minor.clubbedHint')}
            checked={mine}
            onChange={setMine}
          />
        )}
        <TextField
          label={t('family.minor.pan')}
          value={pan}
          onChange={setPan}
          error={errorOf('pan')}
          maxLength={10}
          autoComplete="off"
        />
        <CheckField
          label={DECLARATIONS['guardian-2026-1'][language]}
          checked={consent}
          onChange={setConsent}
          error={errorOf('consent')}
        />
        {add.error && Object.keys(add.error.errors).length === 0 && (
          <Notice tone="error" live>
            {add.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
