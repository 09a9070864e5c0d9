/** A section of a document: its id, which is its address too, and how many paragraphs and list items it has. */
export interface LegalSection {
  id: string;
  paragraphs: number;
  list?: number;
}

/** The terms of service, in order. */
export const TERMS: readonly LegalSection[] = [
  { id: 'agreement', paragraphs: 2 },
  { id: 'service', paragraphs: 1, list: 5 },
  { id: 'who', paragraphs: 2 },
  { id: 'account', paragraphs: 1, list: 4 },
  { id: 'kyc', paragraphs: 2 },
  { id: 'orders', paragraphs: 1, list: 5 },
  { id: 'payments', paragraphs: 2 },
  { id: 'risk', paragraphs: 3 },
  { id: 'advice', paragraphs: 2 },
  { id: 'tax', paragraphs: 1 },
  { id: 'prices', paragraphs: 2 },
  { id: 'partners', paragraphs: 2 },
  { id: 'conduct', paragraphs: 1, list: 4 },
  { id: 'availability', paragraphs: 2 },
  { id: 'liability', paragraphs: 2 },
  { id: 'ending', paragraphs: 2 },
  { id: 'complaints', paragraphs: 2 },
  { id: 'changes', paragraphs: 1 },
  { id: 'law', paragraphs: 1 },
];

/** The privacy policy, in order. */
export const PRIVACY: readonly LegalSection[] = [
  { id: 'short', paragraphs: 0, list: 5 },
  { id: 'who', paragraphs: 1 },
  { id: 'collect', paragraphs: 1, list: 7 },
  { id: 'use', paragraphs: 1, list: 5 },
  { id: 'device', paragraphs: 2, list: 4 },
  { id: 'cookies', paragraphs: 1, list: 5 },
  { id: 'analytics', paragraphs: 2 },
  { id: 'speed', paragraphs: 2 },
  { id: 'share', paragraphs: 2, list: 4 },
  { id: 'managers', paragraphs: 1 },
  { id: 'keep', paragraphs: 2 },
  { id: 'safe', paragraphs: 1, list: 5 },
  { id: 'rights', paragraphs: 1, list: 5 },
  { id: 'children', paragraphs: 1 },
  { id: 'changes', paragraphs: 1 },
  { id: 'ask', paragraphs: 1 },
];

/** ISO dates from which the texts hold. */
export const TERMS_FROM = '2026-11-16';
export const PRIVACY_FROM = '2026-11-16';
