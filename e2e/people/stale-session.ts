import type { Page } from '@playwright/test'

/** Takes the token of a remembered session away: what its remember token brings back has proved nothing. */
export const loseToken = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('campus.session') ?? '{}') as object
    localStorage.setItem('campus.session', JSON.stringify({ ...kept, token: 'x'.repeat(43) }))
  })
  await page.reload()
}

/** The session ended here; the device stays known to the account, and to its school. */
export const endSession = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('campus.session') ?? '{}') as object
    localStorage.setItem('campus.session', JSON.stringify({ ...kept, token: '', remember: '', user: null }))
  })
  await page.goto('/')
  await page.reload()
}
