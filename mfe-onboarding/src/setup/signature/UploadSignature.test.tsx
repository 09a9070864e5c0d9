import { renderRemote } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGES, messageLoaders } from '../../messages.ts';
import { UploadSignature } from './UploadSignature.tsx';

async function open() {
  const chosen: Blob[] = [];
  await renderRemote(() => <UploadSignature busy={false} onChosen={(picture) => chosen.push(picture)} />, {
    name: MESSAGES,
    messages: messageLoaders,
    at: '/solo-setup',
  });
  return chosen;
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Choose a photo', { selector: 'input' }), file);

describe('a signature as a picture', () => {
  test('O3 · a photo of 30 megabytes goes out as a small JPEG', async () => {
    const small = new Blob(['small'], { type: 'image/jpeg' });
    const close = jest.fn();
    globalThis.createImageBitmap = jest.fn().mockResolvedValue({ width: 6_000, height: 3_000, close });
    const toBlob = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      expect([this.width, this.height, type]).toEqual([1_600, 800, 'image/jpeg']);
      done(small);
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const chosen = await open();
    await choose(new File([new Uint8Array(30 * 1024 * 1024)], 'sign.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(chosen).toEqual([small]));
    expect(toBlob).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  test('O3 · a program with the file name of a picture is reported and not sent', async () => {
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new Error('no picture'));
    const chosen = await open();
    await choose(new File(['MZ'], 'sign.png', { type: 'image/png' }));
    expect(await screen.findByText(/can't read this file/)).toBeVisible();
    expect(chosen).toEqual([]);
  });
});
