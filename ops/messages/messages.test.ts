import { readMessageAreas } from './messageAreas.ts';
import { messageFaults, type MessageArea } from './messageFaults.ts';
import { messageUse } from './messageUse.ts';

const area = (over: Partial<MessageArea>): MessageArea => ({
  en: {},
  hi: {},
  uses: [],
  borrowed: [],
  ...over,
});

test('S19 · keys are read from calls, conditions, templates and word elements', () => {
  const source = `
    const names = ['list.a', 'list.b'];
    t('plain'); t(many ? 'more' : (few ? 'less' : 'none')); t(\`sort.\${by}.title\`); translate('common', 'done');
    const page = <RichMessage k="on.top" />; const other = <RichMessage k={on ? 'on' : 'off'} />; other('not.asked');`;
  const use = messageUse('Page.tsx', source);
  expect(use.asked).toEqual(['plain', 'more', 'less', 'none', 'done', 'on.top', 'on', 'off']);
  expect(use.usedLike).toEqual(['sort.*.title']);
  expect(use.mentioned).toEqual(expect.arrayContaining(['list.a', 'list.b', 'sort.*.title', 'not.asked']));
});

test('S19 · a key that is missing, unused, untranslated or has other gaps is a fault', () => {
  const use = messageUse(
    'Page.tsx',
    "t('here'); t('gone'); t(`kind.${x}`); t(`sort.${y}`); t('count', { count }); t('shared'); t('nav'); t('done');",
  );
  const faults = messageFaults(
    area({
      uses: [use],
      borrowed: ['shared'],
      en: {
        here: 'Here',
        'kind.a': 'A {{n}}',
        idle: 'Idle',
        count_one: 'one',
        count_other: 'more',
        nav: 'NAV · {{date}}',
        done: '{{message}}',
      },
      hi: {
        here: 'Here',
        'kind.a': 'क',
        idle: 'Nishkriya NAV',
        count_one: 'एक',
        count_other: 'और',
        nav: 'NAV · {{date}}',
        done: 'नहीं हुआ',
        alone: 'एक',
      },
    }),
  );
  expect(faults).toEqual([
    'gone is asked for and is not there',
    'sort.* is asked for and nothing has that form',
    'idle is used nowhere',
    'alone has no English words',
    'here is not Hindi: Here',
    'kind.a has other gaps or tags in Hindi',
    'idle is not Hindi: Nishkriya NAV',
  ]);
});

test('S19 · words that are there in one language only are a fault, and tags count as gaps', () => {
  const use = messageUse('Page.tsx', "t('a'); t('b');");
  expect(
    messageFaults(area({ uses: [use], en: { a: 'A', b: 'Read <link>this</link>' }, hi: { b: 'यह पढ़ें' } })),
  ).toEqual(['a has no Hindi words', 'b has other gaps or tags in Hindi']);
});

describe('S19 · every text of the product is used, exists, and is written in both languages', () => {
  const areas = readMessageAreas();
  test.each([...areas.keys()])('%s', (folder) => {
    expect(messageFaults(areas.get(folder)!)).toEqual([]);
  });
});
