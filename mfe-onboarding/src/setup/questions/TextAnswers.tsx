import { CONTACT_OWNERS, PARENTS } from '@sanchay/contracts';
import { typedPan } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { ChoiceField, DateField, SelectField, Stack, TextField } from '@sanchay/ui';
import { MESSAGES } from '../../messages.ts';
import type { Asked } from './asked.ts';

type TextQuestion = 'pan' | 'name' | 'date_of_birth' | 'parent' | 'mobile' | 'email' | 'portfolio_name';

/** Questions that are answered by typing. */
export function TextAnswers({ ask, field }: { ask: TextQuestion; field: Asked }) {
  if (ask === 'pan') return <Pan field={field} />;
  if (ask === 'date_of_birth') return <BirthDate field={field} />;
  if (ask === 'parent') return <Parent field={field} />;
  if (ask === 'mobile' || ask === 'email') return <Contact ask={ask} field={field} />;
  if (ask === 'portfolio_name') return <Portfolio field={field} />;
  return <Name field={field} />;
}

function Pan({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  const pan = field.answers.pan ?? '';
  return (
    <TextField
      label={t('field.pan')}
      hint={t('ask.pan.why')}
      error={field.error('pan')}
      name="pan"
      autoComplete="off"
      maxLength={24}
      upper
      value={pan}
      // Nobody can change a part of what is hidden: another PAN is typed whole.
      onChange={(text) =>
        field.onAnswer({
          pan: pan.includes('\u2022') ? text.replace(/[^A-Z0-9]/g, '').slice(4) : typedPan(text).slice(0, 10),
        })
      }
    />
  );
}

function Name({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  return (
    <TextField
      label={t('field.name')}
      hint={t('ask.name.why')}
      error={field.error('name')}
      name="name"
      autoComplete="name"
      maxLength={120}
      value={field.answers.name ?? ''}
      onChange={(name) => field.onAnswer({ name })}
    />
  );
}

function BirthDate({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  return (
    <DateField
      label={t('field.date_of_birth')}
      hint={t('ask.date_of_birth.why')}
      error={field.error('date_of_birth')}
      name="date_of_birth"
      autoComplete="bday"
      max={field.today}
      value={field.answers.date_of_birth ?? ''}
      onChange={(date_of_birth) => field.onAnswer({ date_of_birth })}
    />
  );
}

function Parent({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={4}>
      <ChoiceField
        label={t('field.parent')}
        error={field.error('parent')}
        columns={2}
        value={field.answers.parent ?? null}
        options={PARENTS.map((value) => ({ value, label: t(`parent.${value}`) }))}
        onChange={(value) => field.onAnswer({ parent: value as Asked['answers']['parent'] })}
      />
      <TextField
        label={t('field.parent_name')}
        hint={t('ask.parent.why')}
        error={field.error('parent_name')}
        name="parent_name"
        autoComplete="off"
        maxLength={120}
        value={field.answers.parent_name ?? ''}
        onChange={(parent_name) => field.onAnswer({ parent_name })}
      />
    </Stack>
  );
}

function Contact({ ask, field }: { ask: 'mobile' | 'email'; field: Asked }) {
  const { t } = useMessages(MESSAGES);
  const owner = `${ask}_owner` as const;
  return (
    <Stack gap={4}>
      <TextField
        label={t(`field.${ask}`)}
        error={field.error(ask)}
        name={ask}
        type={ask === 'email' ? 'email' : 'tel'}
        autoComplete={ask === 'email' ? 'email' : 'tel'}
        maxLength={ask === 'email' ? 254 : 20}
        value={field.answers[ask] ?? ''}
        onChange={(value) => field.onAnswer({ [ask]: value })}
      />
      <SelectField
        label={t(`field.${owner}`)}
        hint={t(`ask.${ask}.why`)}
        error={field.error(owner)}
        placeholder={t('field.choose')}
        value={field.answers[owner] ?? ''}
        options={CONTACT_OWNERS.map((value) => ({ value, label: t(`owner.${value}`) }))}
        onChange={(value) => field.onAnswer({ [owner]: value })}
      />
    </Stack>
  );
}

function Portfolio({ field }: { field: Asked }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.portfolio_name')}
        hint={t('ask.portfolio_name.why')}
        error={field.error('portfolio_name')}
        name="portfolio_name"
        autoComplete="off"
        maxLength={60}
        value={field.answers.portfolio_name ?? ''}
        onChange={(portfolio_name) => field.onAnswer({ portfolio_name })}
      />
      <TextField
        label={t('field.portfolio_email')}
        hint={t('field.portfolio_email.hint')}
        error={field.error('portfolio_email')}
        name="portfolio_email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={field.answers.portfolio_email ?? ''}
        onChange={(portfolio_email) => field.onAnswer({ portfolio_email })}
      />
    </Stack>
  );
}
