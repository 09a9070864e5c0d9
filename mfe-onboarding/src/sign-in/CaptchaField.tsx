import { ApiError } from '@sanchay/api-client';
import { useCall, usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, Row, SkeletonLine, Stack, Text, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { Captcha } from './useCaptcha.ts';

const Picture = styled.img`
  display: block;
  width: 220px;
  height: 80px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  background: #f3f4f2;
`;

/** Shows that a person is there: the digits of a picture, or in their place the answer to a question in words. */
export function CaptchaField({ captcha, id }: { captcha: Captcha; id: string }) {
  const { t } = useWords(WORDS);
  const { config } = usePlatform();
  const [inWords, setInWords] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const renew = useWrite('renewCaptcha');
  const question = useCall('captchaQuestion', { params: { id } }, { enabled: inWords });

  async function another(): Promise<void> {
    setProblem(null);
    try {
      captcha.setId((await renew.mutateAsync({ params: { id } })).data.captcha_id);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Stack gap={3}>
      <Text size="small">{t('captcha.why')}</Text>
      {inWords ? (
        <Text role="status">
          {question.data?.data.question ?? (question.error ? t('captcha.gone') : <SkeletonLine width={80} />)}
        </Text>
      ) : (
        <Picture
          src={`${config.captchaHost}/api/v3/captcha/${id}`}
          alt={t('captcha.picture')}
          width={220}
          height={80}
          onError={() => setUnseen(true)}
        />
      )}
      {unseen && !inWords && <Text role="status">{t('captcha.unseen')}</Text>}
      <TextField
        label={t(inWords ? 'captcha.answer' : 'captcha.digits')}
        name="captcha"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={captcha.answer}
        onChange={captcha.setAnswer}
        error={captcha.wrong ? t('captcha.wrong') : undefined}
      />
      <Row gap={2}>
        <Button variant="quiet" size="small" busy={renew.isPending} onClick={() => void another()}>
          {t(inWords ? 'captcha.otherQuestion' : 'captcha.otherPicture')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setInWords(!inWords)}>
          {t(inWords ? 'captcha.asPicture' : 'captcha.asQuestion')}
        </Button>
      </Row>
      <ProblemNotice error={problem} />
    </Stack>
  );
}
