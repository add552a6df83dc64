import { application } from '@campus/contract/certificates/applications.ts'
import { ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { type Provider, providerNames } from '@campus/contract/payment/pay-ways.ts'
import { movementNames } from '@campus/contract/wallet/balance.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { toCollect } from '@campus/web/domain/order/words.ts'
import { payWords } from '@campus/web/domain/pay/words.ts'
import { recipientWords } from '@campus/web/domain/recipients/words.ts'
import { mailWords } from '@campus/web/features/certificates/application/words.ts'
import { applyFormWords } from '@campus/web/features/certificates/apply/words.ts'
import { orderWords } from '@campus/web/features/orders/order/words.ts'
import { billWords } from '@campus/web/features/wallet/bills/words.ts'
import { rechargeWords } from '@campus/web/features/wallet/recharge/words.ts'
import { walletWords } from '@campus/web/features/wallet/wallet/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { applyFor, paperTranscript } from '../orders/buying.ts'
import { openPayingCampus, type PayingCampus } from '../orders/paying-campus.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer, fetchFromServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'

// One after the other: a campus of its own costs more than all that happens on it.
test.describe.configure({ mode: 'default' })

let campus: PayingCampus

test.beforeAll(async () => {
  campus = await openPayingCampus()
})

test.afterAll(() => campus.close())

const language = 'zh_CN'

const payAt = async (page: Page, provider: Provider, action: 'pay' | 'lose') => {
  const { t, button } = reading(page, language)
  await page.getByRole('radio', { name: t(providerNames[provider]) }).check()
  await button(payWords.payMoney(yuan(500))).click()
  // The page of the provider, not ours.
  await page.locator(`button[value=${action}]`).click()
  await expectAt(page, ordersPaths.order)
}

for (const provider of ['wechat', 'alipay'] as const)
  test(`an order is paid by ${provider} at its own page, and the file follows`, async ({ device, student, network }) => {
    const person = student({ years: 1 })
    const at = campus.url
    const { orderId } = await applyFor(person, paperTranscript, { network, at })
    const page = await device({ as: person, isShared: true, at })
    const { t, text, fact } = reading(page, language)
    await page.goto(`/#${ordersPaths.order.address}?id=${orderId}`)
    await payAt(page, provider, 'pay')
    await expect(text(toCollect).first()).toBeVisible()
    await expect(fact(providerNames[provider])).toHaveText(yuan(500))
    await expect(page.getByRole('link', { name: t(orderWords.code) })).toBeVisible()
    await expectSound(page, `steps/order-paid-${provider}`)
  })

test('an unreported payment is found by a query, while the payer waits', async ({ device, student, network }) => {
  const person = student({ years: 1 })
  const at = campus.url
  const { orderId } = await applyFor(person, paperTranscript, { network, at })
  const page = await device({ as: person, isShared: true, at })
  const { text } = reading(page, language)
  await page.goto(`/#${ordersPaths.order.address}?id=${orderId}`)
  await payAt(page, 'wechat', 'lose')
  await expect(text(toCollect).first()).toBeVisible()
})

test('the signed file arrives in a real mail, byte for byte', async ({ device, student, network }) => {
  const person = student()
  const at = campus.url
  const page = await device({ as: person, isShared: true, at })
  const { t, button, field } = reading(page, language)
  await page.goto(`/#${certificatesPaths.applyFile.address}?${new URLSearchParams({ templateId: templateId('enrolment'), way: 'email' })}`)
  await field(recipientWords.to).fill('registrar@example.edu.cn')
  await button(applyFormWords.submit).click()
  await expectAt(page, certificatesPaths.application)
  const mails = page.getByRole('region', { name: t(mailWords.title) })
  await expect(mails).toContainText(t(mailWords.sent))
  await expectSound(page, 'steps/application-mailed')

  const letter = campus.letters.find(({ recipients }) => recipients.includes('registrar@example.edu.cn'))
  expect(letter?.secure).toBe(true)
  const [, part = ''] = letter?.source.split('Content-Type: application/pdf') ?? []
  const attached = Buffer.from(part.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '', 'base64')
  const token = await tokenOf(person, network, language, at)
  const id = new URLSearchParams(page.url().split('?')[1]).get('id') ?? ''
  const { documentId } = (await askServer(application, { id }, network, { token, at })).data
  const file = await fetchFromServer(ownDocumentFile, { id: documentId ?? '' }, network, { token, at })
  expect(attached.length).toBeGreaterThan(1000)
  expect(attached.equals(file)).toBe(true)
})

test('beans bought by WeChat are in the wallet and on the bills', async ({ device, student }) => {
  const page = await device({ as: student(), isShared: true, at: campus.url })
  const { t, button, field, text } = reading(page, language)
  await page.goto(`/#${walletPaths.recharge.address}`)
  await field(rechargeWords.beans).fill('12')
  await page.getByRole('radio', { name: t(providerNames.wechat) }).check()
  await expectSound(page, 'steps/recharge')
  await button(rechargeWords.pay(yuan(1200))).click()
  await page.locator('button[value=pay]').click()
  await expect(text(rechargeWords.done)).toBeVisible()
  await button(rechargeWords.toWallet).click()
  await expectAt(page, walletPaths.wallet)
  await expect(page.getByRole('region', { name: t(walletWords.available) })).toContainText(beans(1200))
  await page.goto(`/#${walletPaths.bills.address}`)
  const bills = page.getByRole('region', { name: t(billWords.bills) })
  await expect(bills).toContainText(t(movementNames.recharge))
  await expect(bills).toContainText(`+${beans(1200)}`)
  await expectSound(page, 'steps/bills')
})
