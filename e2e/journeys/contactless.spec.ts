import { libraryFiles, printLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { applyForPrint, payPrint, printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { saveEntrustment } from '@campus/contract/entrust/entrustments.ts'
import { maskName } from '@campus/contract/masks.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { printHereWords } from '@campus/contract/printing/print-here-words.ts'
import { lackedNames } from '@campus/contract/terminals/terminal-states.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { printWords } from '@campus/kiosk/visit/words.ts'
import { progressWords } from '@campus/web/domain/pick-up/progress-words.ts'
import { atTerminalWords, ownCodeWords } from '@campus/web/features/kiosk/bridge/words.ts'
import { scanWords } from '@campus/web/features/scan/words.ts'
import { expectEnglish, expectSound } from '../checks/sound.ts'
import { giveBeans } from '../orders/buying.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import type { Person } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { getPaper, type Paper, pagesOut } from '../terminals/paper.ts'
import { scanScreen } from '../terminals/scan-screen.ts'
import { expect, test } from '../terminals/terminal.ts'

const entrustOne = async (owner: Person, { item }: Paper, friend: Person, network: string) => {
  const deadline = new Date(Date.now() + 86_400_000).toISOString()
  const token = await tokenOf(owner, network)
  await askServer(saveEntrustment, { itemId: item.id, delegateNumber: friend.number, copies: 1, deadline }, network, { token })
}

/** A file of the library, paid to be printed in colour. */
const buyInColour = async (person: Person, network: string): Promise<string> => {
  const token = await tokenOf(person, network)
  await giveBeans(person, 5000, network)
  const find = async () => (await askServer(libraryFiles, {}, network, { token })).data.rows[0]
  await expect.poll(find, { message: 'the demo has filled its library', intervals: [300] }).toBeTruthy()
  const shared = await find()
  const { data: file } = await askServer(printLibraryFile, { fileId: shared?.id ?? '' }, network, { token })
  const given = { fileId: file.id, copies: 1, attribute: 'co_single' } as const
  const { total } = (await askServer(printQuote, given, network, { token })).data
  const { taskId } = (await askServer(applyForPrint, { ...given, expectedTotal: total }, network, { token })).data
  await askServer(payPrint, { taskId, way: 'beans' }, network, { token })
  return shared?.name ?? ''
}

test('what is printed by phone shows nothing else of its owner, asks before printing in grey, and before revoking a delegate’s copy', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const [owner, friend] = [student({ years: 1 }), student()]
  const paper = await getPaper(owner, 2, network)
  const { name, pagesPerCopy } = paper.item
  await entrustOne(owner, paper, friend, network)
  const inColour = await buyInColour(owner, network)
  const machine = await terminal(undefined, ['certificate', 'document'])
  const kiosk = atKiosk(machine)
  const phone = await device({ as: owner })
  const { t, text, button, confirm } = reading(phone, 'zh_CN')
  const entrustedTo = [{ name: maskName(friend.name), copies: 1 }]

  await scanScreen(phone, machine)
  const rows = phone.getByRole('group', { name: t(atTerminalWords.what) }).locator('label')
  const [impossible, grey] = [rows.filter({ hasText: inColour }), rows.filter({ hasText: name })]
  await expect(impossible.getByRole('radio')).toBeDisabled()
  await expect(impossible).toContainText(t(printHereWords.cannot(t(lackedNames.colour))))
  await expect(grey.getByRole('radio')).toBeChecked()
  await expect(grey).toContainText(t(printHereWords.entrusted(entrustedTo)))
  await expectSound(phone, 'steps/at-grey-terminal')
  await button(atTerminalWords.printHere).click()
  await expect(phone.getByRole('alertdialog')).toContainText(t(printHereWords.onlyGrey))
  await expectSound(phone, 'steps/only-grey')
  await confirm(printHereWords.notNow)
  await expect(kiosk.heading(idleWords.title)).toBeVisible()
  await button(atTerminalWords.printHere).click()
  await confirm(printHereWords.printGrey)
  await kiosk.expectDone(pagesPerCopy)
  await expect(kiosk.button(printWords.more)).toHaveCount(0)
  await expect(machine.screen.getByText(inColour)).toHaveCount(0)
  await expectSound(machine.screen, 'steps/kiosk-one-print')

  await button(atTerminalWords.more).click()
  await expect(grey).toContainText(t(atTerminalWords.copiesLeft(1, 2)))
  await button(printHereWords.takeBack).click()
  await expect(phone.getByRole('alertdialog')).toContainText(t(printHereWords.takesBack(entrustedTo)))
  await expectSound(phone, 'steps/take-back')
  await confirm(printHereWords.takeBack)
  await expect(phone.getByRole('heading', { name: t(progressWords.done) })).toBeVisible()
  await expect(text(progressWords.doneText(pagesPerCopy, pagesPerCopy))).toBeVisible()
  expect(pagesOut(machine)).toBe(2 * pagesPerCopy)
})

test('at the screen of a terminal without colour the same is asked, in the language of the visitor', async ({
  terminal,
  device,
  student,
  network,
}) => {
  const [owner, friend] = [student({ years: 1 }), student()]
  const paper = await getPaper(owner, 1, network)
  const { nameEn, pagesPerCopy } = paper.item
  await entrustOne(owner, paper, friend, network)
  await buyInColour(owner, network)
  const machine = await terminal(undefined, ['certificate', 'document'])
  const phone = await device({ as: owner, size: 'wide', language: 'en_US' })
  await scanScreen(phone, machine, 'en_US')
  await expectSound(phone, 'steps/at-grey-terminal-wide')
  await reading(phone, 'en_US').button(atTerminalWords.showThere).click()
  await machine.screen.getByRole('button', { name: 'English' }).click()
  const kiosk = atKiosk(machine, 'en_US')
  await expect(kiosk.thing(nameEn)).toContainText(kiosk.t(lackedNames.colour))
  await expectSound(machine.screen, 'steps/kiosk-grey')
  await machine.screen.getByRole('button', { name: `${kiosk.t(printHereWords.takeBack)}: ${nameEn}`, exact: true }).click()
  await expect(kiosk.heading(printHereWords.before)).toBeVisible()
  await expect(kiosk.text(printHereWords.onlyGrey)).toBeVisible()
  await expectSound(machine.screen, 'steps/kiosk-ask')
  await kiosk.button(printHereWords.notNow).click()
  expect(pagesOut(machine)).toBe(0)
  await machine.screen.getByRole('button', { name: `${kiosk.t(printHereWords.takeBack)}: ${nameEn}`, exact: true }).click()
  await kiosk.button(printHereWords.takeBack).click()
  await kiosk.expectDone(pagesPerCopy)
  await expect(kiosk.button(printWords.more)).toBeVisible()
})

test('a link without a valid code says how to get one, and without any code one’s own is shown', async ({ device, student }) => {
  const phone = await device({ as: student(), language: 'en_US' })
  await phone.goto(`/#${shellPaths.bridge.address}?code=x`)
  const { t, button } = reading(phone, 'en_US')
  for (const way of [atTerminalWords.scan, atTerminalWords.tasks, atTerminalWords.nearby]) await expect(button(way)).toBeVisible()
  await expectEnglish(phone, [])
  await expectSound(phone, 'steps/no-code')
  await button(atTerminalWords.scan).click()
  await phone.getByRole('link', { name: t(scanWords.showCode) }).click()
  await expect(phone.getByRole('img', { name: t(ownCodeWords.label) })).toBeVisible()
  await expectEnglish(phone, [])
  await expectSound(phone, 'steps/own-terminal-code')
})
