import { libraryFiles } from '@campus/contract/cloudprint/library.ts'
import { chargePrice } from '@campus/contract/cloudprint/prices.ts'
import { printTaskStateNames } from '@campus/contract/cloudprint/print-orders.ts'
import { reverseScanCode } from '@campus/contract/kiosk/visits.ts'
import { maskName } from '@campus/contract/masks.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { beanBalance, movementNames } from '@campus/contract/wallet/balance.ts'
import { demoLibraryFiles } from '@campus/demo/printing/library.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { choiceWords, printWords, visitWords } from '@campus/kiosk/visit/words.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { payWords } from '@campus/web/domain/pay/words.ts'
import { progressWords } from '@campus/web/domain/pick-up/progress-words.ts'
import { documentWords } from '@campus/web/features/cloudprint/document/words.ts'
import { libraryWords } from '@campus/web/features/cloudprint/library/words.ts'
import { taskWords } from '@campus/web/features/cloudprint/tasks/words.ts'
import { atTerminalWords } from '@campus/web/features/kiosk/bridge/words.ts'
import { billWords } from '@campus/web/features/wallet/bills/words.ts'
import { expectSound } from '../checks/sound.ts'
import { leaves } from '../documents/leaves.ts'
import { giveBeans } from '../orders/buying.ts'
import { expectAt } from '../people/arrival.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import type { Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { cameOut } from '../terminals/paper.ts'
import { scanScreen } from '../terminals/scan-screen.ts'
import { readCode } from '../terminals/shown-code.ts'
import { expect, test } from '../terminals/terminal.ts'

const language = 'zh_CN'

const pricesNow = async (person: Person, network: string) => {
  const { now } = (await askServer(chargePrice, {}, network, { token: await tokenOf(person, network) })).data
  if (!now) throw new Error('the demo school has no prices')
  return now.prices
}

const leftOf = async (person: Person, network: string) => {
  const { freeBeans, held } = (await askServer(beanBalance, {}, network, { token: await tokenOf(person, network) })).data
  return { freeBeans, held }
}

test('pages of a PDF are printed on both sides at the terminal whose code the phone scanned, and charged to the fen', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const person = student()
  await giveBeans(person, 1000, network)
  const { freeBeans: before } = await leftOf(person, network)
  const sheetPrice = (await pricesNow(person, network)).bw_double
  // Two copies of three pages: each copy takes two sheets.
  const total = 2 * 2 * sheetPrice
  const machine = await terminal()
  const kiosk = atKiosk(machine)

  const phone = await device({ as: person, language })
  const { t, text, button, field, choose, fact } = reading(phone, language)
  await phone.goto(`/#${cloudPrintPaths.document.address}`)
  await field(documentWords.upload).setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: leaves(4) })
  await expect(text(documentWords.choices)).toBeVisible()
  await phone
    .getByRole('group', { name: t(documentWords.attribute) })
    .getByText(t(attributeNames.bw_double))
    .click()
  await choose(documentWords.pages, documentWords.somePages)
  await field(documentWords.written).fill('1-3')
  await phone.getByRole('spinbutton', { name: t(documentWords.copies) }).fill('2')
  const quote = phone.getByRole('region', { name: t(documentWords.quote), exact: true })
  await expect(quote).toContainText(t(documentWords.sum(2, 2, yuan(sheetPrice))))
  await expect(quote).toContainText(yuan(total))
  await expectSound(phone, 'steps/print-document')
  await button(payWords.payBeans(beans(total))).click()
  await expectAt(phone, cloudPrintPaths.task)
  await expect(text(printTaskStateNames.to_print).first()).toBeVisible()
  await expectSound(phone, 'steps/print-task')
  const task = phone.url()

  await scanScreen(phone, machine)
  await expect(phone.getByRole('region', { name: t(atTerminalWords.here) })).toContainText(machine.number)
  await expectSound(phone, 'steps/at-terminal')
  await button(atTerminalWords.printHere).click()
  await expect(kiosk.heading(printWords.printing)).toBeVisible()
  await expect(phone.getByRole('heading', { name: t(progressWords.done) })).toBeVisible()
  await expectSound(phone, 'steps/printed-here')
  await kiosk.expectDone(6, 4)
  await expect(kiosk.button(printWords.more)).toHaveCount(0)
  expect(cameOut(machine)).toEqual([{ copies: 2, isDuplex: true, impressions: 6, sheets: 4 }])

  await phone.goto(task)
  await expect(text(printTaskStateNames.printed).first()).toBeVisible()
  await expect(fact(taskWords.fromFree)).toHaveText(beans(total))
  await expect(fact(taskWords.place)).toContainText(t(machine.name))
  expect(await leftOf(person, network)).toEqual({ freeBeans: before - total, held: 0 })
  await phone.goto(`/#${walletPaths.bills.address}`)
  const bills = phone.getByRole('region', { name: t(billWords.bills) })
  const bill = bills
    .getByRole('listitem')
    .filter({ hasText: t(movementNames.purchase) })
    .first()
  await expect(bill).toContainText(`-${beans(total)}`)
})

test('a file of the library is collected on the phone, and chosen, paid and printed at the screen of a terminal', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const person = student()
  await giveBeans(person, 1000, network)
  const { freeBeans: before } = await leftOf(person, network)
  const shared = demoLibraryFiles.find(({ state, pages }) => state === 'published' && pages.length > 1)
  if (!shared) throw new Error('the library has no file of several pages')
  const [title] = shared.name
  const token = await tokenOf(person, network)
  const find = async () => (await askServer(libraryFiles, { words: title }, network, { token })).data.total
  await expect.poll(find, { message: 'the demo has filled its library', intervals: [300] }).toBe(1)
  const total = 2 * shared.pages.length * (await pricesNow(person, network)).bw_single
  const machine = await terminal()
  const kiosk = atKiosk(machine)

  const phone = await device({ as: person, language })
  const { t, text, button } = reading(phone, language)
  await phone.goto(`/#${cloudPrintPaths.library.address}`)
  await phone.getByRole('searchbox', { name: t(libraryWords.search) }).fill(title.slice(0, 3))
  await expect(phone, 'the search has settled').toHaveURL(/words=/)
  await phone.getByRole('link', { name: title }).click()
  await expectAt(phone, cloudPrintPaths.libraryFile)
  await phone.getByRole('button', { name: t(libraryWords.collect) }).click()
  await expect(phone.getByRole('button', { name: t(libraryWords.uncollect) })).toBeVisible()
  await expectSound(phone, 'steps/library-file')
  await phone.goto(`/#${cloudPrintPaths.collected.address}`)
  await phone.getByRole('link', { name: title }).click()
  await button(libraryWords.print).click()
  await expectAt(phone, cloudPrintPaths.document)
  await expect(text(documentWords.choices)).toBeVisible()

  const { code } = await readCode(phone, {
    call: reverseScanCode,
    shape: reverseScanCode.output,
    press: () => phone.goto(`/#${shellPaths.bridge.address}`),
  })
  await machine.scan(code)
  await expect(kiosk.heading(visitWords.hello(maskName(person.name)))).toBeVisible()
  await expectSound(machine.screen, 'steps/kiosk-person')
  await kiosk.choose(title)
  await kiosk.button(choiceWords.more).click()
  await expect(machine.screen.getByRole('status').filter({ hasText: kiosk.t(choiceWords.total) })).toContainText(yuan(total))
  await expectSound(machine.screen, 'steps/kiosk-choices')
  await kiosk.button(choiceWords.payWithBeans).click()
  await kiosk.expectDone(2 * shared.pages.length)
  expect(cameOut(machine)).toEqual([{ copies: 2, isDuplex: false, impressions: 2 * shared.pages.length, sheets: 2 * shared.pages.length }])
  expect(await leftOf(person, network)).toEqual({ freeBeans: before - total, held: 0 })

  await kiosk.finish()
  await expect(kiosk.heading(idleWords.title)).toBeVisible()
  await machine.scan(code)
  await expect(kiosk.complaint).toBeVisible()
  await expect(machine.screen.getByText(title)).toHaveCount(0)
})
