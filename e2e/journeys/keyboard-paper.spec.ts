import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { PickUpCode } from '@campus/contract/printing/items.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { visitWords } from '@campus/kiosk/visit/words.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { toCollect } from '@campus/web/domain/order/words.ts'
import { payWords } from '@campus/web/domain/pay/words.ts'
import { pickUpWords } from '@campus/web/domain/pick-up/words.ts'
import { stepWords } from '@campus/web/features/certificates/application/words.ts'
import { applyFormWords } from '@campus/web/features/certificates/apply/words.ts'
import { certificatesWords } from '@campus/web/features/documents/certificates/words.ts'
import { homeWords } from '@campus/web/features/home/words.ts'
import { stepWords as orderStepWords } from '@campus/web/features/orders/order/words.ts'
import { expectAt } from '../people/arrival.ts'
import { byKeyboard } from '../people/by-keyboard.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { cameOut } from '../terminals/paper.ts'
import { readCode } from '../terminals/shown-code.ts'
import { expect, test } from '../terminals/terminal.ts'

const choices = [
  { size: 'phone', language: 'zh_CN', certificate: /^中文成绩单/ },
  { size: 'wide', language: 'en_US', certificate: /^Transcript in Chinese/ },
] as const

for (const { size, language, certificate } of choices)
  test(`with the keyboard alone a certificate is applied for, paid and printed, ${size}`, async ({ terminal, device, student }) => {
    const person = student({ years: 1 })
    const page = await device({ as: person, size, language })
    const { t, button, link, text } = reading(page, language)
    const { goTo, press } = byKeyboard(page)
    await page.goto('/')
    await expectAt(page, messagesPaths.home)

    await press(page.getByRole('region', { name: t(homeWords.quick) }).locator(`a[href$="${documentsPaths.certificates.address}"]`))
    await expectAt(page, documentsPaths.certificates)
    await press(page.getByRole('list', { name: t(certificatesWords.list) }).getByRole('link', { name: certificate }))
    await press(link(wayNames.paper))
    await expectAt(page, certificatesPaths.applyPaper)
    // Two are free, the third is paid for.
    await goTo(page.getByRole('spinbutton', { name: t(applyFormWords.copies) }))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await press(button(applyFormWords.submitAndPay(yuan(500))))
    await expectAt(page, ordersPaths.order)
    await press(button(payWords.payMoney(yuan(500))))
    await press(page.locator('button[value=pay]'))
    await expect(text(toCollect).first()).toBeVisible()

    await press(button(orderStepWords.collect))
    await expectAt(page, certificatesPaths.application)
    const showCode = button(stepWords.show_code)
    const { code } = await readCode(page, { call: pickupCode, shape: PickUpCode, press: () => press(showCode) })
    const dialog = page.getByRole('dialog', { name: t(pickUpWords.title) })
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await goTo(dialog.getByRole('button', { name: t(pickUpWords.close) }), 'Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(showCode).toBeFocused()

    const machine = await terminal()
    const kiosk = atKiosk(machine)
    const atTerminal = byKeyboard(machine.screen)
    await atTerminal.press(machine.screen.getByRole('button', { name: kiosk.t(idleWords.type) }))
    await machine.screen.keyboard.type(code, { delay: 120 })
    await machine.screen.keyboard.press('Enter')
    await expect(kiosk.heading(visitWords.yours)).toBeVisible()
    await atTerminal.press(machine.screen.getByRole('button', { name: `${kiosk.t(visitWords.print)}: ` }))
    await expect.poll(() => cameOut(machine).length).toBe(1)
  })
