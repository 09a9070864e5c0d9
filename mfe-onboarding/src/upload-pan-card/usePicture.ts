import { useEffect, useState } from 'react';
import { openPicture, WHOLE, type Cut } from './picture.ts';

/** A chosen picture with its cut, until it is sent or another is chosen. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [cut, setCut] = useState<Cut>(WHOLE);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: Blob | undefined): Promise<void> {
    if (!file) return;
    setUnreadable(false);
    try {
      setPicture(await openPicture(file));
      setCut(WHOLE);
    } catch {
      setUnreadable(true);
    }
  }

  return { picture, cut, setCut, unreadable, choose, forget: () => setPicture(null) };
}
