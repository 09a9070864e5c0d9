import { publishedRules } from '@sanchay/finance';
import { maskedDifference, otherPerson } from './record.ts';

const DAY = '2026-11-20';
const person = (name: string, registry_name: string, birth_date_matches = true) => ({
  ...{ name, registry_name, birth_date_matches },
});

describe("the registry's name before the user accepts it", () => {
  test.each([
    ['R P N', 'RAVI PRASAD NAIR'],
    ['Ravi Nayar', 'RAVI NAYYAR'],
    ['Sunita Rao', 'RAVI PRASAD NAIR'],
    ['Ravi Nair', 'RAVI PRABHAKAR'],
  ])('O4 · the check for %s shows of %s only words that were given', (name, theirs) => {
    const shown = maskedDifference(person(name, theirs))!.theirs.split(' ');
    const given = name.toUpperCase().split(' ');
    for (const [place, word] of theirs.split(' ').entries())
      expect(shown[place] === word).toBe(given.includes(word));
  });

  test.each([
    ['Ravi Prasad Nair', 'RAVI PRASAD PRABHAKAR', true, null],
    ['Ravi Prasad Nair', 'RAVI PRASAD PRABHAKAR', false, 'birth_date'],
    ['Ravi Prasad Nair', 'RAVI PRASAD NAIR', false, null],
    ['R P N', 'RAVI PRASAD NAIR', true, 'name'],
    ['Ravi Nair', 'RAVI PRASAD GOVIND MENON', true, 'name'],
    ['Sunita Rao', 'RAVI PRASAD NAIR', true, 'name'],
    ['Sunita Rao', 'RAVI PRASAD NAIR', false, 'name_and_birth_date'],
  ])('O4 · %s and %s, date of birth equal: %s, are other people by: %s', (name, theirs, birth, other) => {
    expect(otherPerson(person(name, theirs, birth), DAY, publishedRules)).toBe(other);
  });
});
