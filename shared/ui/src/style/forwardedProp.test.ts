import isForwarded from './forwardedProp.ts';

test('S18 · attributes, handlers and data reach the element, what only the style reads does not', () => {
  const props = [
    'href',
    'onClick',
    'aria-busy',
    'data-end',
    'colSpan',
    'children',
    '$gap',
    '$end',
    'as',
    'theme',
  ];
  expect(props.filter((name) => !isForwarded(name))).toEqual(['$gap', '$end', 'as', 'theme']);
});
