import type { RemoteDescription } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Disclosure, ErrorState, Heading, Page, PageSkeleton, Stack, Text, TextLink } from '@sanchay/ui';
import { CacheProvider, createCache, styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MESSAGES } from '../workbenchMessages.ts';
import type { StageFace } from './StageSlot.ts';

const Trace = styled.pre`
  overflow: auto;
  max-height: 320px;
  padding: var(--space-3);
  font-size: var(--text-label);
  background: var(--sunk);
  border-radius: var(--radius-field);
`;

function Card({ title, error, retry }: { title: RemoteDescription['title']; error: Error; retry(): void }) {
  const { t, language } = useMessages(MESSAGES);
  return (
    <Page width="text">
      <Stack gap={6}>
        <ErrorState
          title={t('remote.failed.title', { name: title[language] })}
          safe={t('remote.failed.safe')}
          action={t('remote.failed.do')}
          onRetry={retry}
        />
        <Disclosure summary={t('stage.cause')}>
          <Trace>{error.stack ?? error.message}</Trace>
        </Disclosure>
      </Stack>
    </Page>
  );
}

function Elsewhere({ description, path }: { description: RemoteDescription; path: string }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Page width="text">
      <Stack gap={4} align="start">
        <Heading level={1}>{t('stage.elsewhere.title', { path })}</Heading>
        <Text>{t('stage.elsewhere.text', { name: description.name })}</Text>
        {description.routes.map((route) => (
          <TextLink key={route} href={route}>
            {route}
          </TextLink>
        ))}
      </Stack>
    </Page>
  );
}

/** What the page of a remote alone shows when the remote is not there. */
export function stageFace(
  element: HTMLElement,
  description: RemoteDescription,
): StageFace & { elsewhere(path: string): void } {
  const root = createRoot(element);
  const cache = createCache({ key: 'stage' });
  const show = (face: ReactNode) =>
    flushSync(() => root.render(<CacheProvider value={cache}>{face}</CacheProvider>));
  return {
    skeleton: () => show(<PageSkeleton />),
    card: (error, retry) => show(<Card title={description.title} error={error} retry={retry} />),
    clear: () => show(null),
    elsewhere: (path) => show(<Elsewhere description={description} path={path} />),
  };
}
