/** The payment page's window, where the browser opens one, and what was done with it. Anew before each test. */
export function gatewayWindow() {
  const gateway = { closed: false, close: jest.fn(), location: { replace: jest.fn<void, [string]>() } };
  const open = jest.spyOn(window, 'open');
  beforeEach(() => {
    gateway.location.replace.mockReset();
    gateway.closed = false;
    gateway.close.mockReset();
    open.mockReset().mockReturnValue(gateway as unknown as Window);
  });
  return { gateway, open, left: gateway.location.replace };
}
