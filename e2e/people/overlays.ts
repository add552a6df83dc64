import { expect, type Page } from '@playwright/test'

/** What stood over the page leaves the history a moment after it was closed; a reload before that is lost, or goes back one page too far. */
export const overlaysLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0)).toBe(0)
