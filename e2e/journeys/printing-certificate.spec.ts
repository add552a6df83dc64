import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { PickUpCode } from '@campus/contract/printing/items.ts'
import { printingRefusals } from '@campus/contract/refusals/printing.ts'
import { printerReasonNames } from '@campus/contract/terminals/terminal-states.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { printWords, visitWords } from '@campus/kiosk/visit/words.ts'
import { progressWords } from '@campus/web/domain/pick-up/progress-words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { eventLooks, timelineWords } from '@campus/web/features/certificates/application/timeline-words.ts'
import { applicationWords, stepWords } from '@campus/web/features/certificates/application/words.ts'
import type { Page } from '@playwright/test'
import { expectEnglish, expectSound } from '../checks/sound.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { getPaper, type Paper, pagesOut } from '../terminals/paper.ts'
import { readCode } from '../terminals/shown-code.ts'
import { expect, test } from '../terminals/terminal.ts'

const showCode = async (phone: Page, { applicationId }: Paper) => {
  await phone.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  const press = () => reading(phone, 'zh_CN').button(stepWords.show_code).click()
  return readCode(phone, { call: pickupCode, shape: PickUpCode, press })
}

test('a certificate on paper is printed where its QR code is scanned, once, and its timeline shows where', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const person = student({ years: 1 })
  const paper = await getPaper(person, 1, network)
  const machine = await terminal()
  const kiosk = atKiosk(machine)
  await expectSound(machine.screen, 'steps/kiosk-idle')

  const phone = await device({ as: person, isShared: true })
  const { t, fact } = reading(phone, 'zh_CN')
  const { qrAddress } = await showCode(phone, paper)
  expect(qrAddress).not.toContain(person.number)
  await machine.scan(qrAddress)
  await expect(kiosk.heading(visitWords.yours)).toBeVisible()
  await expect(kiosk.thing(paper.item.name)).toContainText(kiosk.t(visitWords.amount(1, paper.item.pagesPerCopy)))
  await expect(machine.screen.getByText(person.name)).toHaveCount(0)
  await expectSound(machine.screen, 'steps/kiosk-things')
  await machine.screen.getByRole('button', { name: 'English' }).click()
  const inEnglish = atKiosk(machine, 'en_US')
  await expect(inEnglish.heading(visitWords.yours)).toBeVisible()
  await inEnglish.print(paper.item.nameEn)
  await inEnglish.expectDone(paper.item.pagesPerCopy)
  await expectEnglish(machine.screen, ['简体', '繁體'])
  await expectSound(machine.screen, 'steps/kiosk-done')
  expect(pagesOut(machine)).toBe(paper.item.pagesPerCopy)

  // What the phone shows follows the terminal to the end and stays until it is closed.
  const code = phone.getByRole('dialog', { name: t(pickUpWords.title) })
  await expect(code.getByRole('status')).toContainText(t(progressWords.done))
  await expect(code.getByRole('status')).toContainText(t(machine.name))
  const timeline = phone.getByRole('region', { name: t(timelineWords.title), includeHidden: true })
  const last = timeline.getByRole('listitem', { includeHidden: true }).filter({ hasText: t(eventLooks.picked_up.t) })
  await expect(last).toContainText(t(machine.name))
  await expect(code.getByRole('status')).toContainText(t(progressWords.doneText(paper.item.pagesPerCopy, paper.item.pagesPerCopy)))
  await expectSound(phone, 'steps/code-done')
  await code
    .getByRole('button', { name: t(pickUpWords.close), exact: true })
    .last()
    .click()
  await expect(code).toHaveCount(0)
  await expect(fact(applicationWords.copies)).toHaveText(t(applicationWords.printed(1, 1)))
  await expectSound(phone, 'steps/application-picked-up')
  const guest = await device({ as: person, language: 'en_US' })
  await guest.goto(`/#${certificatesPaths.application.address}?id=${paper.applicationId}`)
  const english = reading(guest, 'en_US')
  await expect(guest.getByRole('region', { name: english.t(timelineWords.title) })).toContainText(english.t(machine.name))
  await expectEnglish(guest, [person.name])

  await inEnglish.finish()
  await expect(kiosk.heading(idleWords.title)).toBeVisible()
  await machine.scan(qrAddress)
  await expect(kiosk.complaint).toHaveText(kiosk.t(printingRefusals.pickup_code_expired))
  expect(pagesOut(machine)).toBe(paper.item.pagesPerCopy)
})

test('after a jam half-way the same code prints what is missing, and not a page more', async ({ terminal, device, student, network }) => {
  const person = student({ years: 1 })
  const copies = 3
  const paper = await getPaper(person, copies, network)
  const { name, pagesPerCopy } = paper.item
  const due = copies * pagesPerCopy
  const machine = await terminal()
  const { screen, virtualPrinter } = machine
  const kiosk = atKiosk(machine)
  const phone = await device({ as: person, isShared: true })
  const { qrAddress } = await showCode(phone, paper)
  const { t, fact } = reading(phone, 'zh_CN')
  const code = phone.getByRole('dialog', { name: t(pickUpWords.title) })
  virtualPrinter.jam(2)
  await machine.scan(qrAddress)
  await kiosk.print(name)
  // The phone follows the terminal by itself: where it prints, that it has stopped, how far it is, and what is left.
  await expect(code.getByRole('status')).toContainText(t(progressWords.stopped))
  await expect(code.getByRole('status')).toContainText(t(progressWords.pages(1, due, due)))
  await expect(code.getByRole('status')).toContainText(t(machine.name))
  await expect(kiosk.heading(printWords.stopped)).toBeVisible()
  await expect(kiosk.complaint).toContainText(kiosk.t(printerReasonNames.media_jam))
  await expect(kiosk.text(printWords.helpPhone('0199-5400 1234'))).toBeVisible()
  await expect(screen.getByText(kiosk.t(printWords.otherTerminal('', '')).replace('（）', ''))).toBeVisible()
  await expectSound(screen, 'steps/kiosk-jammed')

  await expect(kiosk.heading(printWords.failed)).toBeVisible()
  await expect(kiosk.text(printWords.cameOut(1, due))).toBeVisible()
  await expect(kiosk.text(printWords.codeStays(due - 1))).toBeVisible()
  await expect(code).toContainText(t(progressWords.failedText(1, due - 1)))
  await expectSound(screen, 'steps/kiosk-failed')
  await kiosk.finish()
  await expect(kiosk.heading(idleWords.cannotPrint)).toBeVisible()
  await expectSound(screen, 'steps/kiosk-unavailable')

  virtualPrinter.clear()
  await expect(kiosk.heading(idleWords.title)).toBeVisible()
  await machine.scan(qrAddress)
  await expect(kiosk.thing(name)).toContainText(kiosk.t(visitWords.left(due - 1)))
  await kiosk.print(name)
  await expect(kiosk.heading(printWords.done)).toBeVisible()
  await expect.poll(() => pagesOut(machine)).toBe(due)
  await expect(code.getByRole('status')).toContainText(t(progressWords.done))
  await kiosk.finish()
  await machine.scan(qrAddress)
  await expect(kiosk.complaint).toHaveText(kiosk.t(printingRefusals.pickup_code_expired))
  await phone.reload()
  await expect(fact(applicationWords.copies)).toHaveText(t(applicationWords.printed(copies, copies)))
})
