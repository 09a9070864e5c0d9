import { usePageHead } from '@sanchay/remote-kit';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { DirectSaves } from './DirectSaves.tsx';
import { HeadlineFigures } from './HeadlineFigures.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { StartingPlaces } from './StartingPlaces.tsx';
import { TopFunds } from './TopFunds.tsx';
import { WhoWeAre } from './WhoWeAre.tsx';

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Sanchay',
  url: '/',
  logo: '/assets/icon.svg',
};

/** `/`: what Sanchay is, what a habit becomes, and where to begin. */
export function Home() {
  const { t } = useMessages(MESSAGES);
  usePageHead({ title: t('home.pageTitle'), description: t('home.lead'), structured: [organization] });
  return (
    <>
      <Hero />
      <HeadlineFigures />
      <StartingPlaces />
      <TopFunds />
      <DirectSaves />
      <HowItWorks />
      <WhoWeAre />
    </>
  );
}
