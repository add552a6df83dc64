import { join } from 'node:path'
import { layoutWords } from '@campus/web/layout/words.ts'
import { expect, type Page, test } from '@playwright/test'
import { type Audit, expectAccessible } from './accessible.ts'

/** The screen has arrived: something is there, and nothing of it is still coming. A table that is fetched again is faint until it is loaded. */
const expectSettled = async (page: Page) => {
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.waiting, .paged-table[aria-busy=true]')).toHaveCount(0)
}

/** Against the size of the device: a phone's browser would make room for what is too wide, and shrink the rest. */
const expectFits = async (page: Page) => {
  const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
  expect(content, 'nothing sticks out to the side').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** For people to look at, with E2E_PICTURES: hundreds of pictures cost a minute that most runs need not wait. */
const leavePicture = async (page: Page, picture: string) => {
  if (!process.env['E2E_PICTURES']) return
  await page.screenshot({ path: join(test.info().project.outputDir, 'screens', `${picture}.png`), fullPage: true })
}

/** A screen that is complete and as wide as the device. */
export const expectWhole = async (page: Page, picture: string): Promise<void> => {
  await expectSettled(page)
  await leavePicture(page, picture)
  await expectFits(page)
}

/** A screen as it should be: whole, and usable by everybody. */
export const expectSound = async (page: Page, picture: string, audit?: Audit): Promise<void> => {
  await expectWhole(page, picture)
  await expectAccessible(page, audit)
}

/** Chinese in the English app is a text somebody forgot, unless it is a name, the letter of an avatar, or stands on a paper that is shown.
 * A message that comes in the meantime says what it is about in the words of who wrote that, on whatever screen one is. */
const forgottenLines = async (page: Page, known: ReadonlySet<string>) => {
  const newMessage = layoutWords.newMessage('')[1]
  const lines = (await page.locator('body').innerText()).split('\n').filter((line) => !line.startsWith(newMessage))
  // Read last: a paper that comes in between is then known as one.
  const onPaper = new Set((await page.locator('.pdf-text').allInnerTexts()).flatMap((text) => text.split('\n')))
  const isForgotten = (line: string) => !onPaper.has(line) && (line.match(/\p{Script=Han}/gu) ?? []).some((letter) => !known.has(letter))
  return lines.filter(isForgotten)
}

export const expectEnglish = async (page: Page, names: readonly string[]): Promise<void> => {
  const known = new Set(names.join(''))
  // A paper that is drawn again between two looks is not on the page for a moment.
  await expect.poll(() => forgottenLines(page, known), 'everything is said in English').toEqual([])
}
