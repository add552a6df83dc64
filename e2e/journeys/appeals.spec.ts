import { reviewStateNames } from '@campus/contract/appeals/review.ts'
import type { Language } from '@campus/contract/language.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { appealsPaths, ordersPaths } from '@campus/contract/paths/orders.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { stepperWords } from '@campus/ui/stepper/words.ts'
import { evidenceWords, reviewWords } from '@campus/web/domain/appeal/words.ts'
import { toCollect } from '@campus/web/domain/order/words.ts'
import { appealReviewWords, freeCopiesReviewWords, grievanceReviewWords } from '@campus/web/features/appeals/console/words.ts'
import { freeCopiesWords } from '@campus/web/features/appeals/free-copies/words.ts'
import { newGrievanceWords } from '@campus/web/features/appeals/new-payment/words.ts'
import { grievanceWords } from '@campus/web/features/appeals/payment/words.ts'
import { appealWords } from '@campus/web/features/appeals/words.ts'
import { applyFormWords } from '@campus/web/features/certificates/apply/words.ts'
import { orderWords, stepWords } from '@campus/web/features/orders/order/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { applyFor, chooseAtCashier, expectOrder, openAtCashier, paperTranscript, prepareAtCashier } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language: Language = 'zh_CN'

/** What an order does not know by itself: how it looked on the phone, and what is missing. */
const writeWhatHappened = async (page: Page, reason: string) => {
  const { t, field } = reading(page, language)
  const picture = { name: 'paid.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel(t(newGrievanceWords.screenshot)).setInputFiles(picture)
  await field(newGrievanceWords.reason).fill(reason)
  await expect(page.getByRole('button', { name: t(newGrievanceWords.submit), exact: true })).toBeEnabled()
}

test('an appeal finds an unreported payment and is resolved automatically: the file is there', async ({ device, student, network }) => {
  const person = student({ years: 1 })
  const { orderId } = await applyFor(person, paperTranscript, { network })
  const openCashier = await prepareAtCashier(person, orderId, network)
  const page = await device({ as: person, isShared: true, language })
  const { t, text, button, link } = reading(page, language)
  await page.goto(`/#${appealsPaths.newPayGrievance.address}?orderId=${orderId}`)
  await writeWhatHappened(page, '在收银台付了款，订单却一直待付款。')
  await expectSound(page, 'steps/appeal-new')
  // At the last moment, so that the appeal comes before the school has asked by itself.
  await chooseAtCashier(await openCashier(), 'lose')
  await button(newGrievanceWords.submit).click()

  await expectAt(page, appealsPaths.payGrievances)
  await expect(text(reviewStateNames.settled)).toBeVisible()
  await expect(page.getByRole('region', { name: t(evidenceWords.provider) })).toContainText(yuan(500))
  await expect(page.getByRole('region', { name: t(reviewWords.title) })).toContainText(t(reviewWords.delivered))
  await expectSound(page, 'steps/appeal-settled')
  await link(grievanceWords.seeOrder).click()
  await expectAt(page, ordersPaths.order)
  await expect(text(toCollect).first()).toBeVisible()
  await expect(link(orderWords.code)).toBeVisible()
})

test('an appeal about what was delivered is reviewed by a person with all the evidence, who refunds the money', async ({
  device,
  student,
  network,
}) => {
  const person = student({ years: 1 })
  const { orderId } = await applyFor(person, paperTranscript, { network })
  await chooseAtCashier(await openAtCashier(person, orderId, network), 'pay')
  await expectOrder(person, orderId, 'finished', network)
  const phone = await device({ as: person, isShared: true, language })
  const own = reading(phone, language)
  await phone.goto(`/#${ordersPaths.order.address}?id=${orderId}`)
  await own.button(stepWords.appeal).click()
  await expectAt(phone, appealsPaths.newPayGrievance)
  await writeWhatHappened(phone, '我只要两份，第三份是点错了，请退款。')
  await own.button(newGrievanceWords.submit).click()
  await expectAt(phone, appealsPaths.payGrievances)
  await expect(own.text(reviewStateNames.pending)).toBeVisible()

  const desk = await device({ as: demoPerson('admin'), isShared: true, size: 'wide', language })
  const { t, button, toast, confirm } = reading(desk, language)
  const console = atConsole(desk, language)
  await console.open(consolePaths.payGrievances, { words: person.number })
  await desk.getByRole('listitem').getByRole('button', { name: person.name }).click()
  await expect(console.fact(grievanceReviewWords.claimed)).toContainText(yuan(500))
  await expect(desk.getByRole('region', { name: t(evidenceWords.books) })).toContainText(yuan(500))
  await expectSound(desk, 'steps/console-appeal')
  await console.box(appealReviewWords.notes).fill('第三份尚未打印，同意退款。')
  await button(grievanceReviewWords.pass).click()
  await expect(desk.getByRole('alertdialog')).toContainText(t(grievanceReviewWords.passRefund(yuan(500), person.name)))
  await confirm(grievanceReviewWords.pass)
  await expect(toast(appealReviewWords.reviewed)).toBeVisible()

  const review = phone.getByRole('region', { name: own.t(reviewWords.title) })
  await expect(review).toContainText('第三份尚未打印，同意退款。')
  await expect(review).toContainText(own.t(reviewWords.refunded(yuan(500))))
  await expectSound(phone, 'steps/appeal-passed')
})

test('free copies are asked for with a reason, fewer are granted, and the next application counts them', async ({ device, student }) => {
  const person = student({ years: 1 })
  const wanted = templateId('transcript-bilingual')
  const phone = await device({ as: person, isShared: true, language })
  const own = reading(phone, language)
  await phone.goto(`/#${appealsPaths.newFreeCopies.address}?templateId=${wanted}`)
  await phone.getByRole('button', { name: own.t(stepperWords.more(own.t(appealWords.copies))) }).click()
  await expect(phone.getByText(own.t(freeCopiesWords.standing(2, 0, yuan(500))))).toBeVisible()
  await own.field(appealWords.reason).fill('申请两所学校的研究生，各要一份。')
  await expectSound(phone, 'steps/free-copies-new')
  await own.button(freeCopiesWords.submit).click()
  await expectAt(phone, appealsPaths.freeCopies)
  await expect(own.text(reviewStateNames.pending)).toBeVisible()

  const desk = await device({ as: demoPerson('admin'), isShared: true, size: 'wide', language })
  const { t, button, toast, confirm } = reading(desk, language)
  const console = atConsole(desk, language)
  await console.open(consolePaths.freeCopies, { words: person.number })
  await desk.getByRole('listitem').getByRole('button', { name: person.name }).click()
  await desk.getByRole('spinbutton', { name: t(freeCopiesReviewWords.grant) }).fill('1')
  await console.box(appealReviewWords.notes).fill('每学年最多再给一份。')
  await expectSound(desk, 'steps/console-free-copies')
  await button(freeCopiesReviewWords.pass).click()
  await confirm(freeCopiesReviewWords.pass)
  await expect(toast(appealReviewWords.reviewed)).toBeVisible()

  await expect(phone.getByRole('region', { name: own.t(reviewWords.title) })).toContainText(own.t(reviewWords.granted(1)))
  await phone.goto(`/#${certificatesPaths.applyPaper.address}?templateId=${wanted}`)
  await phone.getByRole('spinbutton', { name: own.t(applyFormWords.copies) }).fill('4')
  const cost = phone.getByRole('region', { name: own.t(applyFormWords.cost) })
  await expect(cost).toContainText(own.t(applyFormWords.freeUsed(3)))
  await expect(cost).toContainText(yuan(500))
})
