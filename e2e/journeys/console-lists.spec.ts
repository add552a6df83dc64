import { missingScores } from '@campus/contract/exchange/missing.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { recordChanges } from '@campus/contract/records/changes.ts'
import { matchedCases } from '@campus/contract/registration/console/cases.ts'
import { schoolFaults, schoolTerminals } from '@campus/contract/terminals/console.ts'
import { faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { reportFault } from '@campus/contract/terminals/faults.ts'
import { tableWords } from '@campus/ui/table/words.ts'
import { bulkWords } from '@campus/web/console/bulk/words.ts'
import { faultsWords } from '@campus/web/features/terminals/console/faults/words.ts'
import { expectSound } from '../checks/sound.ts'
import { askServer } from '../people/ask-server.ts'
import { atConsole } from '../people/at-console.ts'
import { expect, test } from '../people/device.ts'
import { tokenOf } from '../people/enter.ts'
import { exportHere } from '../people/export-here.ts'
import { demoPerson } from '../people/person.ts'
import { reading } from '../people/reading.ts'

const language = 'en_US'

test('an administrator exports lists as they are narrowed, and closes several faults with one note', async ({
  device,
  network,
  student,
}) => {
  const admin = demoPerson('admin')
  const asAdmin = { token: await tokenOf(admin, network) }
  const page = await device({ as: admin, size: 'wide', language })
  const { t, button, toast } = reading(page, language)
  const console = atConsole(page, language)

  const [misses] = (await askServer(missingScores, {}, network, asAdmin)).data.rows
  await console.open(consolePaths.exchangeMissing, { words: misses?.number ?? '' })
  expect((await exportHere(page, language, 'missing_scores')).map((line) => line.split(',')[0])).toEqual([misses?.number])

  const [change] = (await askServer(recordChanges, {}, network, asAdmin)).data.rows
  await console.open(consolePaths.recordChanges, { words: change?.person.number ?? '' })
  const changed = await exportHere(page, language, 'record_changes')
  expect(changed.length).toBeGreaterThan(0)
  for (const line of changed) expect(line).toContain(change?.person.number)

  const [waiting] = (await askServer(matchedCases, {}, network, asAdmin)).data.rows
  await console.open(registrationPaths.matchedCases, { words: waiting?.number ?? '' })
  expect((await exportHere(page, language, 'matched_cases'))[0]).toContain(waiting?.number)

  const [machine] = (await askServer(schoolTerminals, {}, network, asAdmin)).data.rows.toReversed()
  const reports = { terminalId: machine?.id ?? '', description: 'It does not react any more.' }
  const author = { token: await tokenOf(student(), network) }
  for (const kind of ['scanner', 'other'] as const) await askServer(reportFault, { ...reports, kind }, network, author)
  await console.open(consolePaths.faults, { terminalId: reports.terminalId, state: 'untreated' })
  for (const kind of ['scanner', 'other'] as const)
    await page.getByRole('checkbox', { name: t(tableWords.select(`${machine?.number} ${t(faultKindNames[kind])}`)) }).check()
  await expectSound(page, 'steps/console-faults-ticked')
  await page
    .locator('.bulk-bar')
    .getByRole('button', { name: t(faultsWords.close) })
    .click()
  const asked = console.dialog(faultsWords.closeAll(2))
  await console.box(faultsWords.yourNotes, asked).fill('Switched off and on again.')
  await asked.getByRole('button', { name: t(faultsWords.close) }).click()
  await expect(toast(bulkWords.done(2))).toBeVisible()
  const closed = (await askServer(schoolFaults, { terminalId: reports.terminalId, state: 'processed' }, network, asAdmin)).data.rows
  expect(
    closed
      .slice(0, 2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['other', 'scanner'])
  await expect(button(faultsWords.close)).toHaveCount(0)
})
