import { ownsPath, type RemoteDescription } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import { MESSAGES } from '../workbenchMessages.ts';

const Form = styled.form`
  display: flex;
  flex: 1 1 240px;
  align-items: end;
  gap: var(--space-2);
  & > :first-child {
    flex: 1;
  }
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
  }
`;

interface RouteBoxProps {
  description: RemoteDescription;
  /** Where the remote is. */
  path: string | null;
  go(to: string): void;
}

/** Where the remote is and where it can go: its own routes only, and the navigation entries it brings along. */
export function RouteBox({ description, path, go }: RouteBoxProps) {
  const { t, language } = useMessages(MESSAGES);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? path ?? '';
  const owned = URL.canParse(shown, globalThis.location.origin)
    ? description.routes.some((route) => ownsPath(route, new URL(shown, globalThis.location.origin).pathname))
    : false;
  const refused = typed !== null && !owned;
  const submit = () => {
    if (!owned) return;
    go(shown);
    setTyped(null);
  };
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('route.label')}
          hideLabel
          value={shown}
          onChange={setTyped}
          error={refused ? t('route.refused', { routes: description.routes.join(', ') }) : undefined}
        />
        <Button type="submit" variant="secondary" size="small" disabled={!owned}>
          {t('route.go')}
        </Button>
      </Form>
      {description.nav.length > 0 && (
        <nav aria-label={t('route.nav')}>
          <Links>
            {description.nav.map(({ label, to }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={path === to ? 'page' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setTyped(null);
                    go(to);
                  }}
                >
                  {label[language]}
                </a>
              </li>
            ))}
          </Links>
        </nav>
      )}
    </>
  );
}
