export interface Persona {
  userId: string;
  portfolioId: string;
  email: string;
  mobile: string;
  name: string;
  born: string;
  residency: 'resident_individual' | 'non_resident_individual';
  mode: 'sole' | 'either';
  onboardingState: 0 | 1 | 5 | 13;
  /** Who they are, for the sandbox page. */
  about: string;
  secondApplicant?: { name: string; born: string };
  /** What they may do as a member of staff. */
  staffRole?: 'support' | 'kyc' | 'rules';
}

export const PERSONA_PASSWORD = 'Sandbox#2026';

const id = (kind: number, number: number) =>
  `5a9c4a1e-000${kind}-4000-8000-${String(number).padStart(12, '0')}`;

/** Invented people of the sandbox. Their ids are fixed so that holdings can be seeded for them. */
export const PERSONAS = {
  asha: {
    userId: id(1, 1),
    portfolioId: id(2, 1),
    email: 'asha@sanchay.example',
    mobile: '9000000001',
    name: 'Asha Ramesh Kulkarni',
    born: '1988-03-14',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'invests alone and is ready to invest',
  },
  ravi: {
    userId: id(1, 2),
    portfolioId: id(2, 2),
    email: 'ravi@sanchay.example',
    mobile: '9000000002',
    name: 'Ravi Prasad Nair',
    born: '1999-11-02',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'has just signed up',
  },
  meera: {
    userId: id(1, 3),
    portfolioId: id(2, 3),
    email: 'meera@sanchay.example',
    mobile: '9000000003',
    name: 'Meera Iyer',
    born: '1975-07-29',
    residency: 'resident_individual',
    mode: 'either',
    onboardingState: 13,
    about: 'invests jointly with her husband',
    secondApplicant: { name: 'Suresh Iyer', born: '1972-01-08' },
  },
  arjun: {
    userId: id(1, 4),
    portfolioId: id(2, 4),
    email: 'arjun@sanchay.example',
    mobile: '9000000004',
    name: 'Arjun Singh Dhillon',
    born: '1983-09-21',
    residency: 'non_resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'lives abroad',
  },
  farah: {
    userId: id(1, 5),
    portfolioId: id(2, 5),
    email: 'farah@sanchay.example',
    mobile: '9000000005',
    name: 'Farah Khan',
    born: '1980-05-17',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 13,
    about: 'is an adviser: Asha lets her manage her account, Meera has not answered yet',
  },
  kavya: {
    userId: id(1, 6),
    portfolioId: id(2, 6),
    email: 'kavya@sanchay.example',
    mobile: '9000000006',
    name: 'Kavya Menon',
    born: '1994-02-11',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'works in the support team: tickets at /staff/tickets, chats at /staff/chat',
    staffRole: 'support',
  },
  nikhil: {
    userId: id(1, 7),
    portfolioId: id(2, 7),
    email: 'nikhil@sanchay.example',
    mobile: '9000000007',
    name: 'Nikhil Deshpande',
    born: '1992-08-23',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 5,
    about: 'waits for the KYC registry to check his documents',
  },
  lata: {
    userId: id(1, 8),
    portfolioId: id(2, 8),
    email: 'lata@sanchay.example',
    mobile: '9000000008',
    name: 'Lata Joshi',
    born: '1986-12-04',
    residency: 'resident_individual',
    mode: 'either',
    onboardingState: 1,
    about: 'is half-way through setting up a joint account',
  },
  zoya: {
    userId: id(1, 9),
    portfolioId: id(2, 9),
    email: 'zoya@sanchay.example',
    mobile: '9000000009',
    name: 'Zoya Shaikh',
    born: '1989-04-27',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'reviews KYC forms at /staff/kyc',
    staffRole: 'kyc',
  },
  dev: {
    userId: id(1, 10),
    portfolioId: id(2, 10),
    email: 'dev@sanchay.example',
    mobile: '9000000010',
    name: 'Dev Pillai',
    born: '1985-10-30',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'the second reviewer of KYC forms: where names differ, two people approve',
    staffRole: 'kyc',
  },
  sunita: {
    userId: id(1, 11),
    portfolioId: id(2, 11),
    email: 'sunita@sanchay.example',
    mobile: '9000000011',
    name: 'Sunita Rao',
    born: '1982-06-18',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'proposes changes of tax rates, cut-offs and limits at /staff/rules',
    staffRole: 'rules',
  },
  imran: {
    userId: id(1, 12),
    portfolioId: id(2, 12),
    email: 'imran@sanchay.example',
    mobile: '9000000012',
    name: 'Imran Qureshi',
    born: '1979-01-25',
    residency: 'resident_individual',
    mode: 'sole',
    onboardingState: 0,
    about: 'the second person for rates and limits: approves what Sunita proposes',
    staffRole: 'rules',
  },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof PERSONAS;

/** Accounts that one persona manages, or was invited to manage, for another. */
export const MANAGED_ACCOUNTS = [
  { id: id(3, 1), manager: 'farah', of: 'asha', status: 'accepted', scope: 'view_identifiers' },
  { id: id(3, 2), manager: 'farah', of: 'meera', status: 'waiting', scope: 'view_identifiers' },
] as const;
