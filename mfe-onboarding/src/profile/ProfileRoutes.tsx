import { MissingPage } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy } from 'react';

const Overview = lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview }));
const BankAccounts = lazy(async () => ({ default: (await import('./bank/BankAccounts.tsx')).BankAccounts }));
const RiskHistory = lazy(async () => ({ default: (await import('./risk/RiskHistory.tsx')).RiskHistory }));
const Security = lazy(async () => ({ default: (await import('./security/Security.tsx')).Security }));
const Consents = lazy(async () => ({ default: (await import('./consents/Consents.tsx')).Consents }));
const Notifications = lazy(async () => ({
  default: (await import('./notifications/Notifications.tsx')).Notifications,
}));
const OwnData = lazy(async () => ({ default: (await import('./data/OwnData.tsx')).OwnData }));

/** The screens of the profile, each in a chunk of its own. */
export function ProfileRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Overview />} />
      <Route path="/bank" element={<BankAccounts />} />
      <Route path="/risk" element={<RiskHistory />} />
      <Route path="/security" element={<Security />} />
      <Route path="/notifications" element={<Notifications />} />
      <Route path="/consents" element={<Consents />} />
      <Route path="/data" element={<OwnData />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
