import { expect, type Page } from '@playwright/test'

/** The screen has arrived: something is there, and nothing of it is still coming. */
export const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.waiting')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

export const expectFits = async (page: Page): Promise<void> => {
  const { inner, content } = await page.evaluate(() => ({
    inner: window.innerWidth,
    content: document.scrollingElement?.scrollWidth ?? 0,
  }))
  expect(content, 'nothing sticks out to the side').toBeLessThanOrEqual(inner)
}

/** Chinese in the English app is a text somebody forgot, unless it is a name. */
export const expectEnglish = async (page: Page, names: readonly string[]): Promise<void> => {
  const texts = (await page.locator('body').innerText()).split('\n')
  const chinese = texts.map((line) => names.reduce((rest, name) => rest.replaceAll(name, ''), line)).filter((line) => /\p{Script=Han}/u.test(line))
  expect(chinese, 'everything is said in English').toEqual([])
}
