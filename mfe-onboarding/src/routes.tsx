import { MissingPage, OwnerPage } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
import { FormSkeleton } from './FormSkeleton.tsx';
import { StepGate } from './kyc/StepGate.tsx';
import { Login } from './login/Login.tsx';

const Signup = lazy(async () => ({ default: (await import('./signup/Signup.tsx')).Signup }));
const AuthCallback = lazy(async () => ({
  default: (await import('./callback/AuthCallback.tsx')).AuthCallback,
}));
const ForgotPassword = lazy(async () => ({
  default: (await import('./forgot-password/ForgotPassword.tsx')).ForgotPassword,
}));
const LostMobile = lazy(async () => ({ default: (await import('./recovery/LostMobile.tsx')).LostMobile }));
const CancelChange = lazy(async () => ({
  default: (await import('./recovery/CancelChange.tsx')).CancelChange,
}));
const SetupPage = lazy(async () => ({ default: (await import('./setup/SetupPage.tsx')).SetupPage }));
const KycPage = lazy(async () => ({ default: (await import('./kyc/KycPage.tsx')).KycPage }));
const UploadPanCard = lazy(async () => ({
  default: (await import('./upload-pan-card/UploadPanCard.tsx')).UploadPanCard,
}));
const DoEsign = lazy(async () => ({ default: (await import('./do-esign/DoEsign.tsx')).DoEsign }));
const NomineesPage = lazy(async () => ({
  default: (await import('./nominees/NomineesPage.tsx')).NomineesPage,
}));
const BankSoloSetup = lazy(async () => ({
  default: (await import('./bank-solo-setup/BankSoloSetup.tsx')).BankSoloSetup,
}));
const RiskProfilePage = lazy(async () => ({
  default: (await import('./kyc-risk-profile/RiskProfilePage.tsx')).RiskProfilePage,
}));
const ProfileRoutes = lazy(async () => ({
  default: (await import('./profile/ProfileRoutes.tsx')).ProfileRoutes,
}));
const Housing = lazy(async () => ({ default: (await import('./housing/Housing.tsx')).Housing }));

/** The paths of this remote. Login is in the first chunk, the others are loaded on demand. */
export function OnboardingRoutes() {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/signup" element={<Signup />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/forgot-password/mobile" element={<LostMobile />} />
        <Route path="/forgot-password/cancel" element={<CancelChange />} />
        <Route path="/forgot-password/*" element={<MissingPage />} />
        <Route
          path="/solo-setup"
          element={
            <OwnerPage>
              <SetupPage />
            </OwnerPage>
          }
        />
        <Route
          path="/joint-setup"
          element={
            <OwnerPage>
              <SetupPage />
            </OwnerPage>
          }
        />
        <Route
          path="/kyc"
          element={
            <OwnerPage>
              <KycPage />
            </OwnerPage>
          }
        />
        <Route
          path="/upload-pan-card"
          element={
            <StepGate page="upload-pan-card">
              <UploadPanCard />
            </StepGate>
          }
        />
        <Route path="/upload-pan-card/*" element={<MissingPage />} />
        <Route
          path="/do-esign"
          element={
            <StepGate page="do-esign">
              <DoEsign />
            </StepGate>
          }
        />
        <Route path="/do-esign/*" element={<MissingPage />} />
        <Route
          path="/profile/nominees"
          element={
            <OwnerPage minors="never">
              <NomineesPage />
            </OwnerPage>
          }
        />
        <Route
          path="/bank-solo-setup"
          element={
            <StepGate page="bank-solo-setup">
              <BankSoloSetup />
            </StepGate>
          }
        />
        <Route
          path="/kyc-risk-profile"
          element={
            <StepGate page="kyc-risk-profile">
              <RiskProfilePage />
            </StepGate>
          }
        />
        <Route path="/bank-solo-setup/*" element={<MissingPage />} />
        <Route path="/kyc-risk-profile/*" element={<MissingPage />} />
        <Route path="/profile/*" element={<ProfileRoutes />} />
        <Route path="/housing" element={<Housing />} />
        <Route path="/joint-setup/*" element={<MissingPage />} />
        <Route path="/kyc/*" element={<MissingPage />} />
        <Route path="/housing/*" element={<MissingPage />} />
        <Route path="/auth/callback" element={<AuthCallback />} />
        <Route path="/auth/*" element={<MissingPage />} />
        <Route path="/login/*" element={<MissingPage />} />
        <Route path="/signup/*" element={<MissingPage />} />
        <Route path="/solo-setup/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
