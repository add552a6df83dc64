import { expect, type Page } from '@playwright/test'

/** The screen has arrived: something is there, and nothing of it is still coming. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.waiting')).toHaveCount(0)
}

export const expectFits = async (page: Page): Promise<void> => {
  const { inner, content } = await page.evaluate(() => ({
    inner: window.innerWidth,
    content: document.scrollingElement?.scrollWidth ?? 0,
  }))
  expect(content, 'nothing sticks out to the side').toBeLessThanOrEqual(inner)
}

/** Chinese in the English app is a text somebody forgot, unless it is a name or the letter of an avatar. */
export const expectEnglish = async (page: Page, names: readonly string[]): Promise<void> => {
  const known = new Set(names.join(''))
  const lines = (await page.locator('body').innerText()).split('\n')
  const isForgotten = (line: string) => [...line].some((letter) => /\p{Script=Han}/u.test(letter) && !known.has(letter))
  expect(lines.filter(isForgotten), 'everything is said in English').toEqual([])
}
