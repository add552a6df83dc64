import { addToCart } from '@campus/contract/orders/cart.ts'
import { ordersPaths, walletPaths } from '@campus/contract/paths/orders.ts'
import { certificates } from '@campus/server/modules/documents/starter/starter-certificates.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { stepperWords } from '@campus/ui/stepper/words.ts'
import { toCollect } from '@campus/web/domain/order/words.ts'
import { cartWords } from '@campus/web/features/orders/cart/words.ts'
import { checkoutWords } from '@campus/web/features/orders/checkout/words.ts'
import { stepWords } from '@campus/web/features/orders/order/words.ts'
import { pricesWords } from '@campus/web/features/orders/prices/words.ts'
import { expectSound } from '../checks/sound.ts'
import { templateId } from '../documents/own-document.ts'
import { saved } from '../documents/saved-file.ts'
import { giveBeans } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { reading } from '../people/reading.ts'

const nameOf = (code: string) => {
  const found = certificates.find((one) => one.code === code)
  if (!found) throw new Error(`the demo school has no ${code}`)
  return found.name
}

test('a cart keeps apart what is approved first, explains its price, is paid with beans and downloads as one file', async ({
  device,
  student,
  network,
}) => {
  const language = 'zh_CN'
  const person = student({ years: 1 })
  const token = await tokenOf(person, network)
  const put = (code: string, way: 'download' | 'paper', copies = 1) =>
    askServer(addToCart, { templateId: templateId(code), way, copies }, network, { token })
  await put('transcript-en', 'paper', 2)
  await put('enrolment', 'download')
  await put('expected-graduation', 'download')
  await put('ranking-proof', 'download')
  await giveBeans(person, 800, network)

  const page = await device({ as: person, language })
  const { t, text, button, link } = reading(page, language)
  const transcript = t(nameOf('transcript-en'))
  await page.goto(`/#${ordersPaths.cart.address}`)
  const direct = page.getByRole('region', { name: t(cartWords.direct), exact: true })
  const approval = page.getByRole('region', { name: t(cartWords.approval), exact: true })
  await expect(direct.getByRole('listitem')).toHaveCount(3)
  await expect(approval).toContainText(t(cartWords.approvalText))
  await expect(approval).toContainText(t(nameOf('ranking-proof')))
  await page.getByRole('button', { name: t(stepperWords.more(t(cartWords.copiesOf(transcript)))) }).click()
  await expect(direct).toContainText(yuan(500))
  await page.getByRole('checkbox', { name: t(cartWords.wholeGroup(t(cartWords.direct))) }).check()
  await page.getByRole('checkbox', { name: t(cartWords.wholeGroup(t(cartWords.approval))) }).check()
  await button(cartWords.settle).click()
  await expect(page.getByRole('alert')).toContainText(t(cartWords.splitText))
  await expectSound(page, 'steps/cart-split')
  await button(cartWords.splitDirect(3)).click()

  await expectAt(page, ordersPaths.settlement)
  await link(checkoutWords.explain).click()
  await expectAt(page, ordersPaths.priceExplained)
  const explained = page.getByRole('region', { name: transcript, exact: true })
  for (const step of [pricesWords.rule, pricesWords.free, pricesWords.price]) await expect(explained).toContainText(t(step))
  await expectSound(page, 'steps/price-explained')
  await page.goBack()
  await expectSound(page, 'steps/settlement')
  await button(checkoutWords.payBeans(beans(500))).click()
  await expectAt(page, ordersPaths.order)
  await expect(text(toCollect).first()).toBeVisible()

  const zip = await saved(page, () => button(stepWords.download).click())
  expect(zip.name).toMatch(/\.zip$/)
  expect(zip.bytes.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
  const isInside = (name: string) => zip.bytes.includes(name)
  for (const code of ['enrolment', 'expected-graduation']) expect(isInside(t(nameOf(code))), `${code} is in it`).toBe(true)
  expect(isInside(transcript), 'paper is fetched at a terminal').toBe(false)

  await page.goto(`/#${ordersPaths.cart.address}`)
  await expect(approval).toBeVisible()
  await expect(direct).toHaveCount(0)
  await page.goto(`/#${walletPaths.wallet.address}`)
  await expect(page.getByText(beans(300), { exact: true }).first()).toBeVisible()
})
