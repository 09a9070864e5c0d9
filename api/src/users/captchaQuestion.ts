import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';

const UNITS: Record<Locale, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven forty-eight forty-nine fifty fifty-one fifty-two fifty-three fifty-four fifty-five fifty-six fifty-seven fifty-eight fifty-nine sixty'.split(
    ' ',
  ),
  hi: 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ'.split(
    ' ',
  ),
};

type Numbers = { numbers: number[] };
type Kind = 'largest' | 'smallest' | 'sum';
const KINDS: Kind[] = ['largest', 'smallest', 'sum'];

/** Which question the numbers are asked in; it follows from them, so that every asking is the same. */
function kindOf({ numbers }: Numbers): Kind {
  return KINDS[numbers.reduce((total, number) => total + number, 0) % KINDS.length]!;
}

/** The numbers in another order than they were drawn, which was by size. */
function shuffled({ numbers }: Numbers): number[] {
  const [first, second, third] = numbers as [number, number, number];
  return first % 2 === 0 ? [second, third, first] : [third, first, second];
}

/** The riddle as a question in words, for who cannot see its image. Answered in digits of any script. */
export function questionText(captcha: Numbers, language: Locale = requestLanguage()): string {
  const [a, b, c] = shuffled(captcha).map((number) => UNITS[language][number]!);
  const questions = {
    largest: {
      en: `Which is the largest number: ${a}, ${b} or ${c}? Write it in digits.`,
      hi: `सबसे बड़ी संख्या कौन-सी है: ${a}, ${b} या ${c}? उसे अंकों में लिखें।`,
    },
    smallest: {
      en: `Which is the smallest number: ${a}, ${b} or ${c}? Write it in digits.`,
      hi: `सबसे छोटी संख्या कौन-सी है: ${a}, ${b} या ${c}? उसे अंकों में लिखें।`,
    },
    sum: {
      en: `How much is ${a} plus ${c}? Write it in digits.`,
      hi: `${a} और ${c} को जोड़कर कितना होता है? अंकों में लिखें।`,
    },
  };
  return questions[kindOf(captcha)][language];
}

/** The answer in digits. */
export function questionAnswer(captcha: Numbers): string {
  const { numbers } = captcha;
  const [first, , last] = shuffled(captcha) as [number, number, number];
  const answers = { largest: Math.max(...numbers), smallest: Math.min(...numbers), sum: first + last };
  return String(answers[kindOf(captcha)]);
}
