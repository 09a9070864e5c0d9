import type { PersonFaults } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { SkeletonBlock } from '@sanchay/ui';
import { lazy, Suspense } from 'react';
import { MESSAGES } from '../messages.ts';
import { AddressFields } from './questions/AddressFields.tsx';
import { CheckAnswers } from './questions/CheckAnswers.tsx';
import { Choices, type ChoiceQuestion } from './questions/Choices.tsx';
import { Declaration } from './questions/Declaration.tsx';
import { TaxFields } from './questions/TaxFields.tsx';
import { TextAnswers } from './questions/TextAnswers.tsx';
import type { SetupScreen } from './screens.ts';
import type { Setup } from './useSetup.ts';

const SignatureStep = lazy(async () => ({
  default: (await import('./signature/SignatureStep.tsx')).SignatureStep,
}));
const NomineeStep = lazy(async () => ({
  default: (await import('../nominees/NomineeStep.tsx')).NomineeStep,
}));

export interface AskedScreenProps {
  screen: SetupScreen;
  setup: Setup;
  faults: PersonFaults;
  onEdit: (screen: SetupScreen) => void;
}

/** The question of a screen, with its controls. */
export function AskedScreen({ screen, setup, faults, onEdit }: AskedScreenProps) {
  const { t } = useMessages(MESSAGES);
  const answers = setup.answers[screen.part];
  const field = {
    answers,
    today: setup.today,
    onAnswer: (change: typeof answers) => setup.answer(screen.part, change),
    error: (name: string): string | undefined => {
      const fault = faults[name];
      return fault ? t(`fault.${fault}`) : setup.refused[name];
    },
  };
  switch (screen.ask) {
    case 'mobile':
    case 'email':
    case 'parent':
    case 'name':
    case 'pan':
    case 'date_of_birth':
    case 'portfolio_name':
      return <TextAnswers ask={screen.ask} field={field} />;
    case 'address':
    case 'foreign_address':
    case 'birth':
      return <AddressFields ask={screen.ask} field={field} />;
    case 'tax':
      return <TaxFields field={field} />;
    case 'declared':
      return <Declaration field={field} />;
    case 'check':
    case 'finish':
      return <CheckAnswers setup={setup} screen={screen} onEdit={onEdit} />;
    case 'signature':
      return (
        <Suspense fallback={<SkeletonBlock height={220} />}>
          <SignatureStep
            position={screen.position ?? 1}
            error={setup.refused[`signature_${screen.position}`]}
          />
        </Suspense>
      );
    case 'nominees':
      return (
        <Suspense fallback={<SkeletonBlock height={220} />}>
          <NomineeStep field={field} optional={answers.mode_of_investment === 'either'} />
        </Suspense>
      );
    default:
      return <Choices ask={screen.ask as ChoiceQuestion} field={field} />;
  }
}
