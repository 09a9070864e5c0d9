/**
 * Which props of a styled component reach its element: all but those that only its style reads, which begin with `$`
 * with us. In place of emotion's list of every attribute there is, which costs bytes and a look-up for each prop.
 */
export default function isForwarded(name: string): boolean {
  return !name.startsWith('$') && name !== 'as' && name !== 'theme';
}
