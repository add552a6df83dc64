import { shellPaths } from '@campus/contract/paths/shell.ts'
import { pdfWords } from '@campus/ui/pdf/words.ts'
import { uploadWords } from '@campus/ui/upload/words.ts'
import { playgroundWords } from '@campus/web/app/playground/words.ts'
import type { Page } from '@playwright/test'
import { openDevelopmentApp } from '../browser/development-app.ts'
import { leaves } from '../documents/leaves.ts'
import { limits } from '../limits.ts'
import { test as base, expect } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const test = base.extend<object, { readonly development: string }>({
  development: [
    async ({ browserName: _one }, use) => {
      const app = await openDevelopmentApp()
      await use(app.url)
      await app.close()
    },
    { scope: 'worker', timeout: limits.testMs },
  ],
})
// One build serves them all.
test.describe.configure({ mode: 'default' })

const language = 'en_US'
const pdf = { name: 'leaves.pdf', mimeType: 'application/pdf', buffer: leaves(3) }

/** The other address has its own storage, so the login is carried over. */
const visit = async (page: Page, development: string, path: { readonly address: string }) => {
  await page.goto('/')
  const stored = await page.evaluate(() => localStorage.getItem('campus.session') ?? '')
  await page.goto(development)
  await page.evaluate((session) => localStorage.setItem('campus.session', session), stored)
  // Away first, so that the app begins anew at the address instead of being led there without the login.
  await page.goto('about:blank')
  await page.goto(`${development}#${path.address}`)
}

test('production has no development pages', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  for (const path of [shellPaths.testParts, shellPaths.testForm, shellPaths.testSocket]) {
    await page.goto(`/#${path.address}`)
    await expect(reading(page, language).text(playgroundWords.states)).toBeHidden()
    await expect(page.getByRole('button')).not.toHaveCount(0)
  }
})

test('a PDF is leafed through and zoomed by its rules, and a broken one says so', async ({ device, development }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  await visit(page, development, shellPaths.testParts)
  const { button, text, t } = reading(page, language)
  await page.getByLabel(t(playgroundWords.choosePdf)).setInputFiles(pdf)
  await expect(text(pdfWords.pageOf(1, 3))).toBeVisible()
  await expect(page.getByText('Leaf 1')).toBeAttached()
  await expect(button(pdfWords.previous)).toBeDisabled()
  await button(pdfWords.next).click()
  await expect(page.getByText('Leaf 2')).toBeAttached()
  await button(pdfWords.last).click()
  await expect(text(pdfWords.pageOf(3, 3))).toBeVisible()
  await expect(button(pdfWords.next)).toBeDisabled()
  await button(pdfWords.first).click()
  await expect(text(pdfWords.pageOf(1, 3))).toBeVisible()

  await expect(button(pdfWords.smaller)).toBeDisabled()
  for (let step = 0; step < 7; step += 1) await button(pdfWords.larger).click()
  await expect(button(pdfWords.larger)).toBeDisabled()
  await expect(page.getByText('120%')).toBeVisible()

  await button(playgroundWords.brokenPdf).click()
  await expect(text(pdfWords.failed)).toBeVisible()
})

test('an upload reaches the server; a file that only pretends is stopped before', async ({ device, development }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  await visit(page, development, shellPaths.testForm)
  const { text, t } = reading(page, language)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(pdf)
  await expect(page.getByRole('status').filter({ hasText: t(uploadWords.sent) })).toBeVisible()
  await expect(text(playgroundWords.uploaded(1))).toBeVisible()
  await chooser.setInputFiles({ name: 'harmless.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByText('harmless.png').first()).toBeVisible()
  await expect(text(playgroundWords.uploaded(1))).toBeVisible()
})

test('the first bad field of a form is shown and focused, and what was typed stays over a reload', async ({ device, development }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  await visit(page, development, shellPaths.testForm)
  const { field, button } = reading(page, language)
  await field(playgroundWords.nickname).fill('short')
  await button(playgroundWords.submit).click()
  await expect(field(playgroundWords.nickname)).toBeFocused()
  await expect(page.getByText('At least 6 characters')).toBeVisible()
  await field(playgroundWords.nickname).fill('long enough')
  await field(playgroundWords.password).fill('a secret of mine')
  await page.reload()
  await expect(field(playgroundWords.nickname)).toHaveValue('long enough')
  await expect(field(playgroundWords.password)).toHaveValue('')
})

test('the socket of who is logged in is open', async ({ device, development }) => {
  const page = await device({ as: demoPerson('student'), isShared: true, language })
  await visit(page, development, shellPaths.testSocket)
  await expect(page.getByRole('status').filter({ hasText: 'open' })).toBeVisible()
})
