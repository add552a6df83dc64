import { addToCart } from '@campus/contract/orders/cart.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { wayWords } from '@campus/web/domain/certificate/way-words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { loginWords } from '@campus/web/features/account/login/words.ts'
import { stepWords } from '@campus/web/features/certificates/application/words.ts'
import { gradeWords } from '@campus/web/features/documents/grades/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import { templateWords } from '@campus/web/features/documents/template/words.ts'
import { cartWords } from '@campus/web/features/orders/cart/words.ts'
import type { Locator, Page } from '@playwright/test'
import { expectToastCoversNoButton } from '../checks/toast-place.ts'
import { templateId } from '../documents/own-document.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { screenTitle } from '../people/screen-title.ts'
import { getPaper } from '../terminals/paper.ts'

/** However far down somebody reads. */
const expectAlwaysInSight = async (page: Page, button: Locator) => {
  for (const top of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), top)
    await expect(button).toBeInViewport({ ratio: 1 })
  }
}

interface AwakeWindow extends Window {
  awake?: boolean
}

const followWakeLock = () => {
  const stay = (awake: boolean) => {
    ;(window as AwakeWindow).awake = awake
  }
  const request = async () => {
    stay(true)
    return { release: async () => stay(false) }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

test('on the smallest phone the next step is in sight, terms are folded, and a code keeps the screen awake', async ({
  device,
  student,
  network,
}) => {
  const person = student({ years: 2 })
  const { applicationId } = await getPaper(person, 1, network)
  const page = await device({ as: person, isShared: true, size: 'small' })
  await page.addInitScript(followWakeLock)
  const { t, button } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.template.address}?id=${templateId('enrolment')}`)
  const toApply = page.getByText(t(templateWords.toApply), { exact: true })
  const orBar = (action: Locator) => action.or(toApply).filter({ visible: true }).last()
  await expectAlwaysInSight(page, orBar(button(makeWords.get)))
  await page.evaluate(() => window.scrollTo(0, 0))
  await toApply.click()
  await expect(button(makeWords.get)).toBeInViewport({ ratio: 1 })
  // What is chosen from courses first is no other matter.
  await page.goto(`/#${documentsPaths.template.address}?id=${templateId('score-proof')}`)
  await expectAlwaysInSight(page, orBar(button(wayWords.chooseCourses)))

  // A row of filters that goes on says so at its edge, and at its end no more.
  await page.goto(`/#${ordersPaths.orders.address}`)
  const filters = page.locator('.choice-filters .choice-options').first()
  const fades = () =>
    filters.evaluate((row) => ['start', 'end'].map((edge) => getComputedStyle(row).getPropertyValue(`--choice-fade-${edge}`)))
  await expect.poll(fades).toEqual(['0px', '40px'])
  await filters.evaluate((row) => row.scrollTo(row.scrollWidth, 0))
  await expect.poll(fades).toEqual(['40px', '0px'])

  await page.goto(`/#${documentsPaths.grades.address}`)
  await expect(page.locator('details.term').first()).toBeVisible()
  expect(await page.locator('details.term').count()).toBeGreaterThan(1)
  await expect(page.locator('details.term[open]')).toHaveCount(1)
  await expectAlwaysInSight(page, button(gradeWords.toRanking))

  await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  await button(stepWords.show_code).click()
  const code = page.getByRole('dialog', { name: t(pickUpWords.title) })
  await expect(code).toBeVisible()
  const isAwake = () => page.evaluate(() => (window as AwakeWindow).awake)
  await expect.poll(isAwake).toBe(true)
  await code.getByRole('button', { name: t(pickUpWords.close) }).click()
  await expect.poll(isAwake).toBe(false)

  const stranger = await device({ size: 'small' })
  await stranger.goto(`/#${walletPaths.wallet.address}`)
  const why = loginWords.neededFor(t(screenTitle(walletPaths.wallet)))
  await expect(stranger.getByRole('status').filter({ hasText: t(why) })).toBeVisible()
})

test('on the smallest phone a message covers no button of a bar or a dialog', async ({ device, student, network }) => {
  const person = student({ years: 2 })
  const token = await tokenOf(person, network)
  await askServer(addToCart, { templateId: templateId('transcript-en'), way: 'paper', copies: 1 }, network, { token })
  const { applicationId } = await getPaper(person, 1, network)
  const page = await device({ as: person, size: 'small' })
  const { t, button } = reading(page, 'zh_CN')
  await page.goto(`/#${messagesPaths.home.address}`)
  await expect(page.locator('.tabs-bar')).toBeVisible()
  await expectToastCoversNoButton(page)
  await page.goto(`/#${documentsPaths.template.address}?id=${templateId('enrolment')}`)
  await expect(page.getByText(t(templateWords.toApply), { exact: true })).toBeVisible()
  await expectToastCoversNoButton(page)
  await page.goto(`/#${ordersPaths.cart.address}`)
  await expect(button(cartWords.settle)).toBeVisible()
  await expectToastCoversNoButton(page)
  await button(cartWords.remove).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectToastCoversNoButton(page)
  await page.keyboard.press('Escape')
  await page.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  await button(stepWords.show_code).click()
  await expect(page.getByRole('dialog', { name: t(pickUpWords.title) })).toBeVisible()
  await expectToastCoversNoButton(page)
})

test('on the smallest phone in English the hours of an exam stay in one line', async ({ device }) => {
  const page = await device({ as: demoPerson('student'), size: 'small', language: 'en_US' })
  await page.goto(`/#${examsPaths.exams.address}`)
  const parts = page.locator('.fact-list .exam-whole')
  await expect(parts.first()).toBeVisible()
  expect(await parts.evaluateAll((each) => each.map((part) => part.getClientRects().length))).toEqual(
    Array.from({ length: await parts.count() }, () => 1),
  )
})
