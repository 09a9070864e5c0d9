import { orderReturn } from '@sanchay/remote-kit/storage';
import { CompletionDialog, useNextStep } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Button, LinkButton, Row } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { nextPath } from '../sign-in/nextPath.ts';
import { MESSAGES } from '../messages.ts';

export interface OnwardProps {
  /** The page that this is, which is no way on. */
  here: string;
  /** Where the way leads when nothing is left to do. */
  done: { path: string; label: string };
}

/** The next step: what is missing next, where the user came from, or `done`. */
export function Onward({ here, done }: OnwardProps) {
  const { t } = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const { next, advice } = useNextStep();
  const [shown, setShown] = useState(false);
  const order = nextPath(orderReturn.get());
  const wanted = nextPath(query.get('next')) ?? order;
  const [first] = advice?.actions ?? [];
  const page =
    next?.kind === 'page' && next.page !== here && !first?.path.startsWith(`/${here}`) ? first : null;
  const last = wanted ?? done.path;
  return (
    <Row>
      {page && <LinkButton href={page.path}>{t(`completion.action.${page.action}`)}</LinkButton>}
      {next?.kind === 'modal' && <Button onClick={() => setShown(true)}>{t('done.status')}</Button>}
      {next && (
        <LinkButton href={last} variant={page || next.kind === 'modal' ? 'secondary' : 'primary'}>
          {wanted === null ? done.label : t(wanted === order ? 'done.toOrder' : 'done.next')}
        </LinkButton>
      )}
      {shown && next?.kind === 'modal' && (
        <CompletionDialog modal={next.modal} action={first} onClose={() => setShown(false)} />
      )}
    </Row>
  );
}
