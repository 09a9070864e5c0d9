import { ApiError } from '@sanchay/api-client';
import { planLabel, shortFundName, type ImportFolio } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Button, Card, Notice, SelectField, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** The schemes of folios that neither ISIN nor name identified, one question each. */
export function SchemeQuestions({ id, folios }: { id: string; folios: readonly ImportFolio[] }) {
  const { t } = useMessages(MESSAGES);
  const answer = useWrite('answerImport', ['importPreview', 'imports']);
  const [problem, setProblem] = useState<ApiError | null>(null);
  async function send(answers: { folio: number; scheme: string }[]): Promise<void> {
    setProblem(null);
    try {
      await answer.mutateAsync({ params: { id }, body: { answers } });
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  return (
    <Card title={t('import.questions', { count: folios.length })}>
      <Stack gap={5}>
        <Text>{t('import.questionsWhat')}</Text>
        {problem && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
        {folios.map((folio) => (
          <SchemeQuestion
            key={folio.index}
            folio={folio}
            busy={answer.isPending}
            onAnswer={(scheme) => void send([{ folio: folio.index, scheme }])}
          />
        ))}
        {folios.length > 1 && (
          <div>
            <Button
              variant="secondary"
              busy={answer.isPending}
              onClick={() => void send(folios.map(({ index }) => ({ folio: index, scheme: 'unlisted' })))}
            >
              {t('import.allUnlisted')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

interface QuestionProps {
  folio: ImportFolio;
  busy: boolean;
  onAnswer: (scheme: string) => void;
}

function SchemeQuestion({ folio, busy, onAnswer }: QuestionProps) {
  const { t } = useMessages(MESSAGES);
  const [search, setSearch] = useState(searchOf(folio.name));
  const [chosen, setChosen] = useState('');
  const found = useCall('mutualFundSearch', { query: { q: search } }, { enabled: search.trim().length > 1 });
  const schemes = found.data?.data.slice(0, 10) ?? [];
  return (
    <Stack gap={3}>
      <div>
        <Text strong data-document="">
          {folio.name}
        </Text>
        <Text size="label">{t('import.folio', { folio: folio.folio_no })}</Text>
      </div>
      <TextField
        label={t('import.search')}
        type="search"
        value={search}
        onChange={setSearch}
        maxLength={80}
      />
      <SelectField
        label={t('import.scheme')}
        value={chosen}
        onChange={setChosen}
        placeholder={t('import.chooseScheme')}
        options={[
          ...schemes.map(({ code, name }) => ({
            value: code,
            label: `${shortFundName(name)} · ${planLabel(t, name)}`,
          })),
          { value: 'unlisted', label: t('import.unlisted') },
          { value: 'skipped', label: t('import.skip') },
        ]}
      />
      <div>
        <Button size="small" disabled={chosen === ''} busy={busy} onClick={() => onAnswer(chosen)}>
          {t('import.confirmScheme')}
        </Button>
      </div>
    </Stack>
  );
}

/** The words of a statement's scheme name by which a fund is found. */
function searchOf(name: string): string {
  return name
    .replaceAll(/\([^)]*\)|IDCW#?|\b(?:regular|direct|plan|growth|payout|option)\b/gi, ' ')
    .replaceAll(/[^\w&]+/g, ' ')
    .trim()
    .slice(0, 60);
}
