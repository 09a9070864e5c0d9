import {
  isBusinessDay,
  sandboxCalendar,
  addDays,
  nextBusinessDay,
  isMarketDay,
  publishedRules,
  type SchemeClass,
} from '@sanchay/finance';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { calendarNotices, dayAndMonth, loadCalendar, offlineNotices, seedCalendar } from './index.ts';

const CLASSES: SchemeClass[] = ['equity', 'debt', 'liquid'];

describe('the business calendar', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  test('I5 · its rows agree with the published lists on every day of ten years', async () => {
    const stored = await loadCalendar(api.db);
    for (let day = '2019-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
      const output = CLASSES.map((cls) => isBusinessDay(stored, day, cls));
      const published = CLASSES.map((cls) => isBusinessDay(sandboxCalendar, day, cls));
      expect([day, ...output]).toEqual([day, ...published]);
    }
  });

  test('I5 · outside order hours the cart shows from when orders are processed, in plain English', async () => {
    const stored = await loadCalendar(api.db);
    const at = new Date('2026-11-23T20:00:00+05:30');
    const [english] = offlineNotices(stored, at, publishedRules, 'en');
    expect(english!.text).toBe(
      'Markets are closed. Orders paid now are processed from 9:00 am on 25 November.',
    );
    const [hindi] = offlineNotices(stored, at, publishedRules, 'hi');
    expect(hindi!.text).toMatch(/^बाज़ार बंद है। .*सुबह 9:00 बजे/);
    expect(offlineNotices(stored, new Date('2026-11-23T11:00:00+05:30'), publishedRules, 'en')).toEqual([]);
  });

  test('I5 · a special session opens the market and not the funds', async () => {
    const calendar = await loadCalendar(api.db);
    for (const day of ['2026-11-08', '2025-10-21', '2025-02-01']) {
      expect([day, isMarketDay(calendar, day), isBusinessDay(calendar, day, 'equity')]).toEqual([
        day,
        true,
        false,
      ]);
    }
    expect(isMarketDay(calendar, '2026-11-07')).toBe(false);
  });

  test('I5 · every row names its source', async () => {
    expect(
      await api.db.query(
        `SELECT source, count(*) AS count FROM calendar_days GROUP BY source ORDER BY source`,
      ),
    ).toEqual([
      { source: 'every year; the list of this year is not known', count: 162 },
      { source: 'invented for the sandbox', count: 2 },
      { source: 'rules R5', count: 56 },
      { source: 'rules R5: special session', count: 8 },
    ]);
  });

  test('I3 · the notice of 13 April names the funds and the next business day', async () => {
    const calendar = await loadCalendar(api.db);
    const notice = {
      code: 'non_business_day',
      text: '13 April is a non-business day for debt funds, liquid ones included. Orders placed then are processed on the next business day, 14 April.',
    };
    expect(calendarNotices(calendar, '2027-04-13')).toEqual([notice]);
    expect(calendarNotices(calendar, '2027-04-10')).toEqual([notice]);
    expect(calendarNotices(calendar, '2027-04-09')).toEqual([]);
    expect(calendarNotices(calendar, '2027-04-14')).toEqual([]);
    expect(calendarNotices(calendar, '2027-04-13', 'hi')).toEqual([
      {
        code: 'non_business_day',
        text: '13 अप्रैल को डेट फ़ंड (लिक्विड भी) का कारोबार बंद है। उस दिन के ऑर्डर अगले कारोबारी दिन, 14 अप्रैल को पूरे होंगे।',
      },
    ]);
  });

  test('I3 · a day closed for all funds is announced as well, weekends never', async () => {
    const calendar = await loadCalendar(api.db);
    expect(calendarNotices(calendar, '2026-11-21')).toEqual([
      {
        code: 'non_business_day',
        text: '24 November is a non-business day for all funds. Orders placed then are processed on the next business day, 25 November.',
      },
    ]);
    expect(calendarNotices(calendar, '2026-11-27')).toEqual([]);
    expect(calendarNotices(calendar, '2026-04-10').map(({ text }) => text.slice(0, 8))).toEqual(['13 April']);
    expect(calendarNotices(calendar, '2026-04-13').map(({ text }) => text.slice(0, 8))).toEqual([
      '13 April',
      '14 April',
    ]);
  });

  test('I3 · a date reads as day and month', () => {
    expect([dayAndMonth('2026-04-03'), dayAndMonth('2026-12-25')]).toEqual(['3 April', '25 December']);
  });

  describe('when its rows are edited', () => {
    let edited: TestApi;
    beforeEach(async () => {
      edited = await testApi();
    });
    afterEach(() => edited.close());

    test('I5 · a late notice counts at once, and seeding again does not undo it', async () => {
      await edited.db.query(
        "INSERT INTO calendar_days VALUES ('2026-11-23', false, false, false, 'Late notice', 'circular')",
      );
      await edited.db.query(
        "UPDATE calendar_days SET exchange_open = true, settlement_open = true, funds_open = true WHERE date = '2026-11-24'",
      );
      await seedCalendar(edited.db, { sandbox: true });
      const calendar = await loadCalendar(edited.db);
      expect(nextBusinessDay(calendar, '2026-11-20', 'equity')).toBe('2026-11-24');
      expect(nextBusinessDay(calendar, '2026-11-20', 'debt')).toBe('2026-11-24');
    });

    test('I5 · outside the sandbox the invented rows are not there', async () => {
      await edited.db.query('DELETE FROM calendar_days');
      await seedCalendar(edited.db, { sandbox: false });
      expect(await edited.db.query("SELECT 1 FROM calendar_days WHERE date = '2027-04-13'")).toEqual([]);
    });

    test('I5 · without rows nothing is taken for open', async () => {
      await edited.db.query('DELETE FROM calendar_days');
      await expect(loadCalendar(edited.db)).rejects.toMatchObject({
        kind: 'calendar_missing',
        message: 'calendar_days is empty; run the seed',
      });
    });
  });
});
