import { calls } from '@sanchay/contracts/calls';
import { ApiError, createClient } from '../index.ts';
import type { ApiRequest } from '../link.ts';
import { readBody } from './readBody.ts';
import { axiosTransport } from './transport.ts';
import { testSession } from '../testClient.ts';

const request = jest.fn();
const mockAxios = () => ({ __esModule: true, default: { request: (config: unknown) => request(config) } });
jest.mock('axios', () => mockAxios());
beforeEach(() => request.mockReset());

const bytes = (text: string) => new TextEncoder().encode(text);
const asked = (more: Partial<ApiRequest> = {}): ApiRequest => ({
  name: 'cart',
  call: calls.cart,
  url: '/api/v3/cart.json',
  query: { v: '1' },
  body: undefined,
  headers: { Accept: 'application/json' },
  progress: { lost: false },
  ...more,
});

describe('transport', () => {
  test('S12 · axios gets the whole request and does not decide what is an error', async () => {
    request.mockResolvedValue({ status: 200, headers: {}, data: bytes('{}') });
    const { signal } = new AbortController();
    await axiosTransport(1234)(asked({ call: calls.replaceCart, body: { items: [] }, signal }));
    expect(request).toHaveBeenCalledTimes(1);
    const { validateStatus, ...config } = request.mock.calls[0]?.[0] as {
      validateStatus: (n: number) => boolean;
    };
    expect(config).toEqual({
      method: 'PUT',
      url: '/api/v3/cart.json?v=1',
      headers: { Accept: 'application/json' },
      data: { items: [] },
      signal,
      timeout: 1234,
      transitional: { clarifyTimeoutError: true },
      withCredentials: false,
      withXSRFToken: false,
      responseType: 'arraybuffer',
    });
    expect([200, 404, 503].map(validateStatus)).toEqual([true, true, true]);
  });

  test('S12 · the answer is status, headers in lower case and parsed body', async () => {
    const data = bytes('{"status":"failure"}').buffer;
    request.mockResolvedValue({
      status: 404,
      headers: { 'Retry-After': 5, 'content-type': 'application/json' },
      data,
    });
    await expect(axiosTransport(1)(asked())).resolves.toEqual({
      status: 404,
      headers: { 'retry-after': '5', 'content-type': 'application/json' },
      body: { status: 'failure' },
    });
  });

  test('S12 · no data is null, binary data stays bytes', async () => {
    request.mockResolvedValueOnce({ status: 204, headers: {}, data: undefined });
    await expect(axiosTransport(1)(asked())).resolves.toMatchObject({ body: null });
    const headers = { 'Content-Type': 'application/octet-stream' };
    request.mockResolvedValueOnce({ status: 200, headers, data: new Uint8Array([1, 2]) });
    await expect(axiosTransport(1)(asked())).resolves.toMatchObject({ body: new Uint8Array([1, 2]) });
  });

  test('S12 · what axios throws passes', async () => {
    const fault = new Error('Network Error');
    request.mockRejectedValue(fault);
    await expect(axiosTransport(1)(asked())).rejects.toBe(fault);
  });

  test('S12 · a client without a transport uses axios, with a default timeout of 15 seconds', async () => {
    request.mockResolvedValue({ status: 200, headers: {}, data: bytes('"reply"') });
    const options = { ownHosts: [], appVersion: '1', session: testSession() };
    await expect(createClient(options).call('cart')).resolves.toBe('reply');
    await createClient({ ...options, timeout: 5 }).call('cart');
    expect(request.mock.calls.map(([{ timeout }]) => timeout)).toEqual([15_000, 5]);
  });

  test('O4 · a file has two minutes, and the sender receives the upload progress', async () => {
    request.mockResolvedValue({ status: 200, headers: {}, data: bytes('{}') });
    const heard: number[] = [];
    const body = new FormData();
    await axiosTransport(1)(
      asked({ call: calls.uploadDocument, body, onUpload: (part) => heard.push(part) }),
    );
    const { timeout, data, onUploadProgress } = request.mock.calls[0]?.[0] as {
      timeout: number;
      data: unknown;
      onUploadProgress: (event: { loaded: number; total?: number }) => void;
    };
    onUploadProgress({ loaded: 1, total: 4 });
    onUploadProgress({ loaded: 4 });
    expect([timeout, data, heard]).toEqual([120_000, body, [0.25, 0]]);
  });

  test('S12 · an axios that does not load was never sent', async () => {
    jest.resetModules();
    jest.doMock('axios', () => {
      throw new Error('chunk');
    });
    const fresh = await import('./transport.ts');
    await expect(fresh.axiosTransport(1)(asked())).rejects.toMatchObject({ kind: 'network', sent: false });
    jest.doMock('axios', mockAxios);
  });
});

describe('readBody', () => {
  test.each([
    [200, 'application/json', '{"a":1}', { a: 1 }],
    [200, '', '[1]', [1]],
    [200, 'application/json', '', null],
    [404, 'text/html', '<html>', null],
    [502, 'text/html', '<html>', null],
    [300, 'text/html', '<html>', null],
    [199, 'text/html', '<html>', null],
    [400, 'application/json', '{"status":"failure"}', { status: 'failure' }],
    [200, 'application/json', '"₹"', '₹'],
  ])('S12 · HTTP %s %s %p', (status, type, text, body) => {
    expect(readBody(status, type, bytes(text))).toEqual(body);
  });

  test.each([200, 299])('S12 · HTTP %s that is not ours leaves the call unanswered', (status) => {
    let thrown: unknown;
    try {
      readBody(status, 'text/html', bytes('<html>'));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({
      kind: 'network',
      httpStatus: status,
      sent: true,
      cause: { name: 'SyntaxError' },
    });
  });
});
