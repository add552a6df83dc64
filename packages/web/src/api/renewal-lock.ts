const name = 'campus.session.renewal'

/**
 * Runs one renewal at a time in all tabs of this browser. Where the browser has no locks (an old one, or a page without https) it runs
 * at once; the server then answers the second tab like the first.
 */
export const withRenewalLock = <Result>(renew: () => Promise<Result>): Promise<Result> =>
  // Not in every browser, whatever the types say.
  (globalThis.navigator?.locks as LockManager | undefined)?.request(name, renew) ?? renew()
