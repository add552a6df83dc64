/**
 * Runs one action of this name at a time in all pages of this browser. Where the browser has no locks (an old one, or a page without
 * https) it runs at once.
 */
export const withPageLock = <Result>(name: string, action: () => Promise<Result>): Promise<Result> =>
  // Not in every browser, whatever the types say.
  (globalThis.navigator?.locks as LockManager | undefined)?.request(name, action) ?? action()
