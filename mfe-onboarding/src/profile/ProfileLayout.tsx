import type { ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { desktop, Heading, Loading, Page, phone, SkeletonBlock, Stack, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import type { ProfileSection } from './sections.ts';

export interface ProfileLayoutProps {
  section: ProfileSection;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${desktop} {
    grid-template-columns: 208px minmax(0, 720px);
    gap: var(--space-8);
  }
`;

// On a phone the overview starts with the list; every other screen has a way back to it.
const Side = styled.div`
  ${phone} {
    display: none;
  }
`;

const OnPhones = styled.div`
  ${desktop} {
    display: none;
  }
`;

/** The frame of every profile screen: menu, title, content. It sets the title of the page and sends strangers to the login. */
export function ProfileLayout({ section, lead, children }: ProfileLayoutProps) {
  const { t } = useMessages(MESSAGES);
  const title = t(`profile.section.${section}`);
  usePageTitle(title);
  const session = useRequiredSession();
  const overview = section === 'overview';
  return (
    <Page>
      <Columns>
        <Side>
          <ProfileMenu here={section} />
        </Side>
        <Stack gap={6}>
          <Stack gap={2}>
            {!overview && (
              <OnPhones>
                <TextLink href="/profile">{t('profile.back')}</TextLink>
              </OnPhones>
            )}
            <Heading level={1}>{title}</Heading>
            {lead !== undefined && <Text>{lead}</Text>}
          </Stack>
          {overview && (
            <OnPhones>
              <ProfileMenu here={section} />
            </OnPhones>
          )}
          {session ? (
            children
          ) : (
            <Loading>
              <SkeletonBlock height={240} />
            </Loading>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
