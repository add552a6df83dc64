import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { choiceWords } from '@campus/web/domain/certificate/choice-words.ts'
import { photoWords } from '@campus/web/domain/photo/words.ts'
import { stateLooks } from '@campus/web/domain/proof/document-state.ts'
import { methodNames, signatureWords } from '@campus/web/domain/signature/words.ts'
import { makeWords } from '@campus/web/features/documents/make-words.ts'
import { boardWords } from '@campus/web/features/signature/board/words.ts'
import { chooseWords } from '@campus/web/features/signature/choose/words.ts'
import { ownSignatureWords } from '@campus/web/features/signature/own/words.ts'
import type { Page } from '@playwright/test'
import { expectEnglish, expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { expectAt, expectAtLogin } from '../people/arrival.ts'
import { atLogin } from '../people/at-login.ts'
import { expect, test } from '../people/device.ts'
import { reading } from '../people/reading.ts'
import { loseToken } from '../people/stale-session.ts'

const pledge = 'internship-pledge'
const sheet = (page: Page) => page.locator('.drawing-board')
const ink = (page: Page) => page.locator('.drawing-board-ink path')

/** Draws one bent line across the sheet; `height` is the share of the sheet at which it lies. */
const drawLine = async (page: Page, height: number) => {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('there is no sheet')
  const before = await ink(page).count()
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * (height + 0.1 * Math.sin(share * 20))] as const
  await page.mouse.move(...at(0.15))
  await page.mouse.down()
  for (let share = 0.15; share < 0.85; share += 0.05) await page.mouse.move(...at(share))
  await page.mouse.up()
  await expect(ink(page)).toHaveCount(before + 1)
}

/** The shapes of the strokes, whatever size they are shown in. */
const shapes = (page: Page) => ink(page).evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))

test('a signature is drawn, survives a turn, a reload and a lost login, goes onto a certificate, and the issued file outlives it', async ({
  device,
  studentWithPassword,
}) => {
  const person = await studentWithPassword()
  const page = await device({ as: person })
  const { t, text, button, toast, confirm } = reading(page, 'zh_CN')
  await page.goto(`/#${documentsPaths.template.address}?id=${templateId(pledge)}`)
  const heading = page.getByRole('textbox', { name: t(choiceWords.heading) })
  await heading.fill('远山科技有限公司')
  await button(makeWords.get).click()
  await expect(text(choiceWords.signatureNeeded)).toBeVisible()
  await expectSound(page, 'steps/signature-wanted')
  await button(signatureWords.signNow).click()
  await expectAt(page, signaturePaths.choose)
  await expectSound(page, 'steps/signature-none')
  await button(signatureWords.signNow).click()
  await expectAt(page, signaturePaths.board)
  await expectSound(page, 'steps/signature-board')

  await drawLine(page, 0.3)
  await drawLine(page, 0.6)
  const drawn = await shapes(page)
  await expectSound(page, 'steps/signature-drawn')
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await shapes(page)).toEqual(drawn)
  await expect(ink(page).first()).toBeInViewport()
  await expectSound(page, 'steps/signature-turned')
  await drawLine(page, 0.8)
  await page.reload()
  await expect(ink(page)).toHaveCount(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ink(page)).toHaveCount(3)
  await button(boardWords.undo).click()
  expect(await shapes(page)).toEqual(drawn)

  await loseToken(page)
  await expectAtLogin(page)
  await atLogin(page, 'zh_CN').logInByPassword(person)
  await expectAt(page, signaturePaths.board)
  expect(await shapes(page)).toEqual(drawn)
  await button(boardWords.saveAndUse).click()
  await expectAt(page, documentsPaths.template)
  await expect(text(choiceWords.signatureUsed)).toBeVisible()
  await expect(heading).toHaveValue('远山科技有限公司')
  await expectSound(page, 'steps/signature-used')
  await button(makeWords.get).click()
  await expectAt(page, documentsPaths.ownDocument)
  await expect(text(stateLooks.valid.t)).toBeVisible()
  const document = page.url()

  await page.goto(`/#${signaturePaths.own.address}`)
  await expect(page.getByText(t(methodNames.drawn))).toBeVisible()
  await expect(page.getByRole('link', { name: /实习承诺书/ })).toBeVisible()
  await expectSound(page, 'steps/signature-own')
  await button(ownSignatureWords.remove).click()
  await expectSound(page, 'steps/signature-delete')
  await confirm(ownSignatureWords.remove)
  await expect(toast(ownSignatureWords.removed)).toBeVisible()
  await expect(text(ownSignatureWords.none)).toBeVisible()
  await expect(page.getByRole('link', { name: /实习承诺书/ })).toBeVisible()
  await page.goto(document)
  await expect(text(stateLooks.valid.t)).toBeVisible()
  await expect(page.getByRole('region', { name: '实习承诺书-' })).toContainText('远山科技有限公司')
})

test('a name is typed by keyboard alone, kept as a signature, and used with one tap', async ({ device, student }) => {
  const person = student()
  const page = await device({ as: person, size: 'wide', language: 'en_US' })
  const { t, text, button, field } = reading(page, 'en_US')
  await page.goto(`/#${signaturePaths.own.address}`)
  await button(ownSignatureWords.sign).press('Enter')
  await expectAt(page, signaturePaths.board)
  const drawing = page.getByRole('radio', { name: t(boardWords.draw) })
  await drawing.focus()
  await page.keyboard.press('ArrowRight')
  await expect(field(boardWords.name)).toHaveValue(person.name)
  await field(boardWords.name).press('Enter')
  await expect(page.getByRole('img', { name: t(boardWords.previewAlt) })).toBeVisible()
  await expectSound(page, 'steps/signature-typed')
  await expectEnglish(page, [person.name])
  await button(boardWords.save).press('Enter')
  await expectAt(page, signaturePaths.own)
  await expect(page.getByText(t(methodNames.typed))).toBeVisible()
  await expectSound(page, 'steps/signature-own-typed')

  await page.goto(`/#${documentsPaths.template.address}?id=${templateId(pledge)}`)
  await page.getByRole('textbox', { name: t(choiceWords.heading) }).fill('Yuanshan')
  await button(signatureWords.use).press('Enter')
  await expect(text(choiceWords.signatureUsed)).toBeVisible()
  await button(signatureWords.other).press('Enter')
  await expect(text(chooseWords.lead)).toBeVisible()
  await expectSound(page, 'steps/signature-choose')
  await button(signatureWords.use).press('Enter')
  await expect(text(choiceWords.signatureUsed)).toBeVisible()
  await button(makeWords.get).press('Enter')
  await expectAt(page, documentsPaths.ownDocument)
})

test('a photo of a signature on paper is seen before it is kept', async ({ device, student }) => {
  const page = await device({ as: student() })
  const { t, button, choose } = reading(page, 'zh_CN')
  await page.goto(`/#${signaturePaths.board.address}`)
  await drawLine(page, 0.4)
  await drawLine(page, 0.6)
  const buffer = await sheet(page).screenshot()
  await choose(boardWords.method, boardWords.photo)
  await page.getByLabel(t(photoWords.choose)).setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: t(boardWords.previewAlt) })).toBeVisible()
  await expectSound(page, 'steps/signature-photo')
  await page.reload()
  await expect(page.getByRole('img', { name: t(boardWords.previewAlt) })).toBeVisible()
  await button(boardWords.save).click()
  await expectAt(page, signaturePaths.own)
  await expect(page.getByText(t(methodNames.photo))).toBeVisible()
})
