import type { Phrase } from '@campus/contract/language.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { printingRefusals } from '@campus/contract/refusals/printing.ts'
import { faultKindNames, faultStateNames } from '@campus/contract/terminals/fault-kinds.ts'
import { printerReasonNames } from '@campus/contract/terminals/terminal-states.ts'
import { idleWords } from '@campus/kiosk/idle/words.ts'
import { faultsWords } from '@campus/web/features/terminals/console/faults/words.ts'
import { liveWords } from '@campus/web/features/terminals/console/live/words.ts'
import { faultReportsWords } from '@campus/web/features/terminals/fault-reports/words.ts'
import { reportFaultWords } from '@campus/web/features/terminals/report-fault/words.ts'
import type { Page } from '@playwright/test'
import { expectSound } from '../checks/sound.ts'
import { expectAt } from '../people/arrival.ts'
import { atConsole } from '../people/at-console.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'
import { atKiosk } from '../terminals/at-kiosk.ts'
import { expect, type Terminal, test } from '../terminals/terminal.ts'

const language = 'zh_CN'
const [seen, done] = ['扫码口没有反应，灯也不亮。', '已更换扫码器。']

/** The tray is empty: the administration and the screen say so with the next heartbeat. */
const emptyTray = async (page: Page, machine: Terminal) => {
  const { t, text } = reading(page, language)
  const kiosk = atKiosk(machine)
  await atConsole(page, language).open(consolePaths.terminals, { words: machine.number, id: machine.id })
  const row = page.getByRole('button').filter({ hasText: machine.number })
  await expect(row).toBeVisible()
  machine.virtualPrinter.empty()
  await expect(row).toContainText(t(liveWords.paper(0)))
  await expect(text(printerReasonNames.media_empty)).toBeVisible()
  await expectSound(page, 'steps/console-terminal')
  await expect(kiosk.heading(idleWords.cannotPrint)).toBeVisible()
  await expect(kiosk.text(printerReasonNames.media_empty).first()).toBeVisible()
}

const reportScanner = async (phone: Page, machine: Terminal) => {
  const { choose, field, button, text } = reading(phone, language)
  await phone.goto(`/#${terminalsPaths.reportFault.address}?terminalId=${machine.id}`)
  await choose(reportFaultWords.kind, faultKindNames.scanner)
  await field(reportFaultWords.description).fill(seen)
  await expect(phone.getByRole('checkbox'), 'staff who take care of it may call').toBeChecked()
  await expectSound(phone, 'steps/report-fault')
  await button(reportFaultWords.submit).click()
  await expectAt(phone, terminalsPaths.faultReports)
  await expect(text(faultReportsWords.waits)).toBeVisible()
}

const handleReport = async (page: Page, fault: (kind: Phrase) => ReturnType<Page['getByRole']>) => {
  const { t, button, toast, field } = reading(page, language)
  await expect(fault(faultKindNames.scanner)).toContainText(t(faultsWords.reports(1)))
  await fault(faultKindNames.scanner).click()
  await expect(page.getByText(seen).first()).toBeVisible()
  await field(faultsWords.yourNotes).fill(done)
  await expectSound(page, 'steps/console-handle-fault')
  await button(faultsWords.close).click()
  await expect(toast(faultsWords.closed)).toBeVisible()
}

/** While the printer still says so, closing the fault asks for confirmation; the typed text is kept. */
const closeTooEarly = async (page: Page) => {
  const { t, button, field } = reading(page, language)
  await field(faultsWords.yourNotes).fill(done)
  await button(faultsWords.close).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(t(faultsWords.stands(t(faultKindNames.media_empty))))
  await expectSound(page, 'steps/console-fault-stands')
  await question.getByRole('button', { name: t(faultsWords.notYet) }).click()
  await expect(page.getByText(t(printingRefusals.fault_stands))).toBeVisible()
  await expect(field(faultsWords.yourNotes)).toHaveValue(done)
}

test('an empty tray becomes a fault before anybody reports it; the author of another report sees its outcome', async ({
  terminal,
  device,
  student,
}) => {
  const machine = await terminal()
  const kiosk = atKiosk(machine)
  const page = await device({ as: demoPerson('admin'), isShared: true, size: 'wide', language })
  const { t, text } = reading(page, language)
  await emptyTray(page, machine)

  const phone = await device({ as: student(), language })
  const own = reading(phone, language)
  await reportScanner(phone, machine)
  await atConsole(page, language).open(consolePaths.faults, { terminalId: machine.id })
  const fault = (kind: Phrase) =>
    page
      .getByRole('list')
      .getByRole('button')
      .filter({ hasText: t(kind) })
  await handleReport(page, fault)
  await expect(own.text(faultStateNames.processed).first()).toBeVisible()
  await expect(own.fact(faultReportsWords.notes)).toHaveText(done)
  await expectSound(phone, 'steps/fault-handled')
  await phone.goto(`/#${messagesPaths.messages.address}`)
  await expect(phone.getByText(t(machine.name)).first()).toBeVisible()

  // It comes up by itself on the page that stands open.
  await expect(fault(faultKindNames.media_empty)).toContainText(t(faultsWords.byWatch))
  await fault(faultKindNames.media_empty).click()
  await expect(page.getByRole('heading', { level: 2, name: t(faultKindNames.media_empty) })).toBeVisible()
  await expectSound(page, 'steps/console-fault')
  await closeTooEarly(page)
  machine.virtualPrinter.refill()
  await expect(fault(faultKindNames.media_empty)).toContainText(t(faultStateNames.processed))
  await expect(kiosk.heading(idleWords.title)).toBeVisible()
  await page.reload()
  await expect(text(faultsWords.healed)).toBeVisible()
})
