import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { Button, CodeField, Dialog, Disclosure, Loading, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../problemText.ts';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

export interface AuthenticatorDialogProps {
  stepUp: string;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}

type SetUp = CallReply<'startAuthenticator'>['data'];

const Qr = styled.img`
  display: block;
  width: 200px;
  height: 200px;
  margin-inline: auto;
  border-radius: var(--radius-field);
  background: #fff;
`;

const Secret = styled.code`
  font-size: var(--text-small);
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The QR image for the app, and the first code that it shows. */
export function AuthenticatorDialog({ stepUp, onClose, onCodes }: AuthenticatorDialogProps) {
  const { t } = useMessages(MESSAGES);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const begun = useRef(false);
  const { mutateAsync: start } = useWrite('startAuthenticator');
  const confirm = useWrite('confirmAuthenticator');

  useEffect(() => {
    // A step-up token is good once.
    if (begun.current) return;
    begun.current = true;
    start({ body: { step_up: stepUp } }).then(
      ({ data }) => setSetUp(data),
      (error: unknown) => setProblem(ApiError.from(error)),
    );
  }, [start, stepUp]);

  async function submit(digits: string): Promise<void> {
    if (!setUp || digits.length < 6 || confirm.isPending) return;
    setProblem(null);
    try {
      const { data } = await confirm.mutateAsync({ body: { setup_id: setUp.setup_id, code: digits } });
      await refreshCalls('security');
      onCodes(data.recovery_codes);
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  const wrong = problem?.code === 'OTP_invalid' ? problemText(t, problem) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('app.title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            busy={confirm.isPending}
            busyLabel={t('code.checking')}
            disabled={!setUp}
            onClick={() => void submit(code)}
          >
            {t('code.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('app.scan')}</Text>
        {setUp ? (
          <>
            <Qr
              src={`data:image/svg+xml,${encodeURIComponent(setUp.qr_svg)}`}
              alt={t('app.qr')}
              width={200}
              height={200}
            />
            <Disclosure summary={t('app.cannotScan')}>
              <Stack gap={2}>
                <Text size="small">{t('app.typeSecret')}</Text>
                <Secret>{setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Secret>
              </Stack>
            </Disclosure>
            <CodeField
              label={t('app.code')}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setProblem(null);
              }}
              onComplete={(digits) => void submit(digits)}
              error={wrong}
            />
          </>
        ) : (
          !problem && (
            <Loading>
              <SkeletonBlock height={200} />
            </Loading>
          )
        )}
        {!wrong && <ProblemNotice error={problem} />}
      </Stack>
    </Dialog>
  );
}
