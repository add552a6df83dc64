import type { Page } from '@playwright/test'

/**
 * A sheet that closes, or a form that was just saved, takes its entry out of the browser's history, and that cancels a reload begun in the
 * same moment. Nobody is that quick by hand, so the page is loaded again.
 */
export const reloadWhenCancelled = (page: Page): Page => {
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    try {
      return await reload(options)
    } catch (fault) {
      if (!(fault instanceof Error && fault.message.includes('net::ERR_ABORTED'))) throw fault
      return reload(options)
    }
  }
  return page
}
