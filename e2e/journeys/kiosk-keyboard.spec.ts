import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { PickUpCode } from '@campus/contract/printing/items.ts'
import { codeWords } from '@campus/kiosk/code/words.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { visitWords } from '@campus/kiosk/visit/words.ts'
import { stepWords } from '@campus/web/features/certificates/application/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { getPaper, type Paper } from '../terminals/paper.ts'
import { readCode } from '../terminals/shown-code.ts'
import { expect, test } from '../terminals/terminal.ts'

const showCode = async (phone: Page, { applicationId }: Paper) => {
  await phone.goto(`/#${certificatesPaths.application.address}?id=${applicationId}`)
  const press = () => reading(phone, 'zh_CN').button(stepWords.show_code).click()
  return readCode(phone, { call: pickupCode, shape: PickUpCode, press })
}

/** Slower than a scanner. */
const asPeopleType = { delay: 120 }

const paste = (screen: Page, text: string) =>
  screen.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

test('a keyboard user types a code, goes back and opens a visit; the next visitor need not wait for the thank-you screen', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const [first, next] = [student({ years: 1 }), student({ years: 1 })]
  const [paper, other] = [await getPaper(first, 1, network), await getPaper(next, 1, network)]
  const machine = await terminal()
  const { screen } = machine
  const kiosk = atKiosk(machine)
  const { code } = await showCode(await device({ as: first, isShared: true }), paper)
  const { qrAddress } = await showCode(await device({ as: next, isShared: true }), other)
  const counted = (figures: number) => expect(kiosk.text(codeWords.typed(figures, 12))).toBeVisible()

  const beginTyping = async () => {
    await expect(kiosk.heading(idleWords.title)).toBeFocused()
    await screen.keyboard.press('Tab')
    await expect(screen.locator(':focus')).toContainText(kiosk.t(idleWords.type))
    await screen.keyboard.press('Enter')
    await expect(kiosk.heading(codeWords.typeTitle)).toBeFocused()
  }

  await beginTyping()
  await screen.keyboard.type('12', asPeopleType)
  await screen.keyboard.press('Enter')
  await counted(2)
  await screen.keyboard.press('Escape')
  await beginTyping()
  await paste(screen, '1111 2222 3333')
  await counted(12)
  await screen.keyboard.press('Enter')
  await expect(kiosk.complaint).toBeVisible()
  await counted(12)
  await screen.keyboard.press('Delete')
  await counted(0)
  // A choice of language keeps the focus, and the Enter after the figures is still theirs.
  await kiosk.button(['简体', '简体', '简体']).focus()
  await screen.keyboard.type(code.slice(0, 11), asPeopleType)
  await screen.keyboard.type('0', asPeopleType)
  await screen.keyboard.press('Backspace')
  await screen.keyboard.type(code.slice(11), asPeopleType)
  await expectSound(screen, 'steps/kiosk-typed')
  await screen.keyboard.press('Enter')
  await expect(kiosk.heading(visitWords.yours)).toBeVisible()

  await machine.scan(qrAddress)
  await expect(kiosk.complaint).toHaveText(kiosk.t(codeWords.busy))
  await kiosk.print(paper.item.name)
  await kiosk.expectDone(paper.item.pagesPerCopy)
  await machine.scan(qrAddress)
  await expect(kiosk.heading(visitWords.yours)).toBeVisible()
  await kiosk.print(other.item.name)
  await kiosk.expectDone(other.item.pagesPerCopy)
})
