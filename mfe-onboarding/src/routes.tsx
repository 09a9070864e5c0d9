import { MissingPage } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
import { FormSkeleton } from './FormSkeleton.tsx';
import { Login } from './login/Login.tsx';

const Signup = lazy(async () => ({ default: (await import('./signup/Signup.tsx')).Signup }));
const AuthCallback = lazy(async () => ({
  default: (await import('./callback/AuthCallback.tsx')).AuthCallback,
}));
const SoloSetup = lazy(async () => ({ default: (await import('./solo-setup/SoloSetup.tsx')).SoloSetup }));

/** The paths of this remote. Login is in the first chunk, the others come when they are asked for. */
export function OnboardingRoutes() {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/signup" element={<Signup />} />
        <Route path="/solo-setup" element={<SoloSetup />} />
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
