import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import type { Language } from '@campus/contract/language.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { demoTerminals } from '@campus/demo/printing/terminals.ts'
import { inFours } from '@campus/ui/figures/in-fours.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { terminalWords } from '@campus/web/domain/terminal/words.ts'
import { stepWords } from '@campus/web/features/certificates/application/words.ts'
import { paperWords } from '@campus/web/features/certificates/history/words.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt, expectHome } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { logOut } from '../people/leaving.ts'
import { reading } from '../people/reading.ts'
import { getPaper } from '../terminals/paper.ts'

const codeOn = (page: Page, language: Language) => page.getByRole('dialog', { name: reading(page, language).t(pickUpWords.title) })

test('a pick-up code stays the same however often it is opened, says what it is for, and changes when asked to', async ({
  device,
  student,
  network,
}) => {
  const person = student({ years: 1 })
  const { applicationId, item } = await getPaper(person, 2, network)
  const { data } = await askServer(pickupCode, { applicationId }, network, { token: await tokenOf(person, network) })
  const figures = inFours(data.code)
  const page = await device({ as: person, isShared: true })
  const { t, button } = reading(page, 'zh_CN')
  const code = codeOn(page, 'zh_CN')
  await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  // Where it comes out: at a terminal that works and prints certificates.
  const open = page.getByRole('region', { name: t(terminalWords.collectHere) })
  await expect(open.getByRole('listitem').first()).toBeVisible()
  for (const { name, abilities, printer } of demoTerminals)
    if (printer === 'empty' || !abilities.includes('certificate')) await expect(open).not.toContainText(t(name))
  for (let times = 0; times < 2; times += 1) {
    await button(stepWords.show_code).click()
    await expect(code).toContainText(figures)
    await expect(code).toContainText(item.name)
    await expect(code).toContainText(t(pickUpWords.copies(2)))
    if (times === 0) await expectSound(page, 'steps/pick-up-code')
    await page.reload()
  }

  await page.goto(`/#${certificatesPaths.prints.address}`)
  await button(paperWords.code).click()
  await expect(code).toContainText(figures)
  await code.getByRole('button', { name: t(pickUpWords.renew) }).click()
  await expect(code).not.toContainText(figures)
  await expect(code.getByText(/^\d{4} \d{4} \d{4}$/)).toBeVisible()
})

const smallScreens = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 375, height: 553 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
]

test('on every small screen the QR code is whole and nothing covers it, and Back closes it and nothing else', async ({
  device,
  student,
  network,
}) => {
  const person = student({ years: 1 })
  const { applicationId } = await getPaper(person, 1, network)
  const page = await device({ as: person, isShared: true, language: 'en_US' })
  const { t, button } = reading(page, 'en_US')
  const code = codeOn(page, 'en_US')
  const qr = code.getByRole('img', { name: t(pickUpWords.qr) })
  await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  await button(stepWords.show_code).click()
  for (const size of smallScreens) {
    await page.setViewportSize(size)
    const screen = `${size.width}x${size.height}`
    const box = await qr.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const corners = [0.02, 0.5, 0.98].flatMap((across) =>
        [0.02, 0.5, 0.98].map((down) => [x + across * width, y + down * height] as const),
      )
      const covered = corners.filter(([left, top]) => !element.contains(document.elementFromPoint(left, top)))
      return { x, y, right: x + width, bottom: y + height, width, covered }
    })
    expect(box.covered, screen).toEqual([])
    expect(box.width, screen).toBeGreaterThanOrEqual(160)
    expect([box.x >= 0, box.y >= 0, box.right <= size.width, box.bottom <= size.height], screen).toEqual([true, true, true, true])
    const digits = code.getByText(/^\d{4} \d{4} \d{4}$/)
    await digits.scrollIntoViewIfNeeded()
    await expect(digits, screen).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: `test-results/pick-up-${screen}.png` })
    await code.evaluate((element) => element.scrollTo(0, 0))
  }
  await page.goBack()
  await expect(code).toHaveCount(0)
  await expectAt(page, certificatesPaths.application)
  await button(stepWords.show_code).click()
  await expect(code).toBeVisible()
  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await expect(code).toHaveCount(0)
  await expectAt(page, certificatesPaths.application)
})

test('a pick-up code that was shown once opens without network, on the home screen too, and leaves the device with its owner', async ({
  device,
  student,
  network,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const language = 'en_US'
  const person = student({ years: 1 })
  const page = await device({ as: person, offline: true, language })
  await page.goto(`/#${messagesPaths.home.address}`)
  await expectHome(page, person)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The second time the app is opened it stays on the device.
  await page.reload()
  await expectHome(page, person)
  // What home says from then on is from before there was anything to collect.
  const { applicationId, item } = await getPaper(person, 2, network)
  const { t, text, button } = reading(page, language)
  const code = codeOn(page, language)
  const figures = code.getByText(/^\d{4} \d{4} \d{4}$/)
  await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  await button(stepWords.show_code).click()
  const shown = await figures.innerText()
  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await button(stepWords.show_code).click()
  await expect(figures).toHaveText(shown)
  await page.context().setOffline(true)
  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await button(stepWords.show_code).click()
  await expect(figures).toHaveText(shown)
  await expect(code.getByText(t(pickUpWords.keptTitle))).toBeVisible()

  for (const path of [`${certificatesPaths.application.address}?id=${applicationId}`, certificatesPaths.prints.address]) {
    await page.goto(`/#${path}`)
    // An address that is typed over an open dialog opens when the dialog is closed; a reload before that would be interrupted.
    await expect(code).toHaveCount(0)
    await page.reload()
    await expect(text(pickUpWords.keptTitle)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: item.nameEn })).toContainText(t(pickUpWords.copies(2)))
    await expectSound(page, `steps/kept-codes-${path === certificatesPaths.prints.address ? 'list' : 'application'}`)
    await button(pickUpWords.show).click()
    await expect(figures).toHaveText(shown)
    await expect(code.getByRole('button', { name: t(pickUpWords.renew) })).toHaveCount(0)
    await expectSound(page, 'steps/pick-up-code-offline')
  }

  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(code).toHaveCount(0)
  await page.reload()
  const onHome = page.getByRole('region', { name: t(homeWords.codes) })
  await expect(onHome).toContainText(item.nameEn)
  await expectSound(page, 'steps/kept-codes-home')
  await onHome.getByRole('button', { name: t(pickUpWords.show) }).click()
  await expect(figures).toHaveText(shown)
  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await page.goto(`/#${certificatesPaths.prints.address}`)
  await expect(text(pickUpWords.keptTitle)).toBeVisible()
  await page.context().setOffline(false)
  await expect(text(pickUpWords.keptTitle)).toHaveCount(0)
  await expect(button(paperWords.code)).toBeVisible()
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '))
  const secret = shown.replaceAll(' ', '')
  expect(await kept()).toContain(secret)
  await logOut(page, language)
  expect(await kept()).not.toContain(secret)
})
