export interface PasswordRule {
  id: 'length' | 'own';
  kept: boolean;
}

const length = (password: string): number => [...password].length;

function kinds(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
}

/** The rules as they stand while somebody types; the API has the last word. `contact` as typed. */
export function passwordRules(password: string, contact: string): PasswordRule[] {
  const mixed = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password);
  const name = contact.trim().toLowerCase();
  const own = [name, name.split('@')[0]].includes(password.toLowerCase());
  return [
    { id: 'length', kept: length(password) >= 10 || (length(password) >= 8 && mixed) },
    { id: 'own', kept: password !== '' && !own },
  ];
}

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** How long guessing would take, roughly: by length, kinds of characters, and how many differ. */
export function passwordStrength(password: string): Strength {
  const different = new Set(password).size;
  const score = Math.min(length(password), different * 2) + kinds(password) * 2;
  if (score >= 22) return 'strong';
  if (score >= 16) return 'good';
  return score >= 12 ? 'fair' : 'weak';
}
