import { IMPORT_LIMITS } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Card, Disclosure, Notice, Progress, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { StatementField } from './StatementField.tsx';
import { StatementGuide } from './StatementGuide.tsx';
import { StatementPassword } from './StatementPassword.tsx';
import { useStatementUpload } from './useStatementUpload.ts';

/** A statement as a file, dropped or chosen, or as pasted text. Nothing changes before its preview is applied. */
export function UploadCard() {
  const { t } = useMessages(MESSAGES);
  const { part, problem, send, cancel } = useStatementUpload();
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  /** The file that needs a password. */
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    const fits = chosen.size <= IMPORT_LIMITS.bytes;
    setTooLarge(!fits);
    setFile(fits ? chosen : null);
    if (fits) void send(chosen, chosen.name);
  };
  const wantsPassword = problem?.errors.password !== undefined;
  if (part !== null)
    return (
      <Card title={t('import.upload')}>
        <Stack gap={4}>
          <Progress
            value={part}
            max={1}
            label={t(part < 1 ? 'import.sending' : 'import.reading')}
            detail={t('import.news.transactions')}
          />
          <div>
            <Button variant="secondary" onClick={cancel}>
              {t('action.cancel')}
            </Button>
          </div>
        </Stack>
      </Card>
    );
  return (
    <Card title={t('import.upload')}>
      <Stack gap={4}>
        <Text>{t('import.what')}</Text>
        <StatementField onChoose={choose} />
        {tooLarge && (
          <Notice tone="error" live>
            {t('import.tooLarge')}
          </Notice>
        )}
        {problem && !wantsPassword && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
        {file && wantsPassword && (
          <StatementPassword
            key={file.name}
            file={file.name}
            problem={problem.message}
            isWrong={problem.code === 'import_password_wrong'}
            onSend={(password) => void send(file, file.name, password)}
          />
        )}
        <StatementGuide />
        <Disclosure summary={t('import.paste')}>
          <Stack gap={3}>
            <TextField
              label={t('import.text')}
              hint={t('import.textWhat')}
              multiline
              maxLength={IMPORT_LIMITS.text}
              value={text}
              onChange={setText}
            />
            <div>
              <Button
                variant="secondary"
                disabled={text.trim() === ''}
                onClick={() => void send(new Blob([text], { type: 'text/plain' }), t('import.pasted'))}
              >
                {t('import.preview')}
              </Button>
            </div>
          </Stack>
        </Disclosure>
        <Text size="small">{t('import.safe')}</Text>
      </Stack>
    </Card>
  );
}
