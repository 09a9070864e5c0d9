type Names = readonly PropertyKey[] | 'all';

const ERRORS = [
  Error,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
  AggregateError,
];
const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;

/**
 * What is frozen, with the properties that code assigns on its own objects (`this.name` of an error, `push` of a list of
 * chunks): a frozen data property would refuse that on every object that inherits it. Without RegExp, whose fast paths
 * in V8 end with the first change of its prototype.
 */
const FROZEN: readonly (readonly [object, Names])[] = [
  [Object.prototype, 'all'],
  [Array.prototype, ['push', 'concat', 'toString']],
  [Function.prototype, ['constructor', 'bind', 'toString', 'name']],
  ...ERRORS.map(({ prototype }) => [prototype, ['constructor', 'name', 'message', 'toString']] as const),
  [iterator, ['constructor', 'toString']],
  [typedArray, 'all'],
  // Polyfills in bundles of others write methods on single collections.
  ...[Map, Set, WeakMap, WeakSet].map(({ prototype }) => [prototype, 'all'] as const),
  ...[String, Number, Boolean, Symbol, BigInt, Date, Promise].map(
    ({ prototype }) => [prototype, ['toString', 'valueOf']] as const,
  ),
  ...[Object, Array, Promise, JSON, Math, Reflect].map((intrinsic) => [intrinsic, []] as const),
];

/** Makes a property assignable on objects that inherit it, and on its owner no more. */
function allowOnHeirs(owner: object, name: PropertyKey): void {
  const found = Object.getOwnPropertyDescriptor(owner, name);
  if (!found?.configurable || !('value' in found)) return;
  const value: unknown = found.value;
  Object.defineProperty(owner, name, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === owner) throw new TypeError(`Cannot assign to read only property '${String(name)}'`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
    enumerable: found.enumerable,
    configurable: false,
  });
}

/**
 * Freezes what all scripts of the page share, so that no remote can change it for the shell and its neighbours: an
 * attempt throws in the remote. To be called when the shell's own code has run and before the first remote does.
 * `docs/isolation.md` lists what breaks and what it costs.
 */
export function freezeIntrinsics(): void {
  for (const [intrinsic, names] of FROZEN) {
    for (const name of names === 'all' ? Reflect.ownKeys(intrinsic) : names) allowOnHeirs(intrinsic, name);
    Object.freeze(intrinsic);
  }
}
