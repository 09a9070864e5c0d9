import { Subject } from 'rxjs';
import { Isolated } from './isolated.ts';
import { filter, map } from './rx.ts';

test('X6 · leaving what pipe made leaves the source too', () => {
  const source = new Subject<number>();
  const onFault = jest.fn();
  const seen: number[] = [];
  const subscription = new Isolated(source, onFault)
    .pipe(
      filter((value) => value > 1),
      map((value) => value * 2),
    )
    .subscribe((value) => seen.push(value));
  source.next(1);
  source.next(2);
  expect(source.observed).toBe(true);
  subscription.unsubscribe();
  expect(source.observed).toBe(false);
  expect(seen).toEqual([4]);
  expect(onFault).not.toHaveBeenCalled();
});
