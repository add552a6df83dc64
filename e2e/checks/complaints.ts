import { type BrowserContext, expect } from '@playwright/test'

/** What browser and server complain about while a test runs; security policy violations are on the console as well. */
export interface Complaints {
  watch(context: BrowserContext): void
  /** For a test that provokes trouble on purpose. */
  allow(complaint: RegExp): void
  expectNone(): void
}

export const openComplaints = (): Complaints => {
  const heard: string[] = []
  const allowed: RegExp[] = []
  return {
    watch(context) {
      context.on('weberror', (found) => heard.push(`page: ${found.error().stack ?? found.error().message}`))
      context.on('console', (message) => {
        // Browsers ask for it by themselves, also at the pages of payment providers, which are not ours.
        const { url } = message.location()
        if (message.type() === 'error' && !url.endsWith('/favicon.ico')) heard.push(`console: ${message.text()} (${url})`)
      })
      context.on('response', (response) => {
        if (response.status() >= 500) heard.push(`answer ${response.status()}: ${response.url()}`)
      })
    },
    allow: (complaint) => void allowed.push(complaint),
    expectNone: () =>
      expect(
        heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
        'nobody complains',
      ).toEqual([]),
  }
}
