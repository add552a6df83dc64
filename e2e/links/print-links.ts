import { printFiles } from '@campus/contract/cloudprint/files.ts'
import { libraryFiles } from '@campus/contract/cloudprint/library.ts'
import { printTasks } from '@campus/contract/cloudprint/print-orders.ts'
import { entrustments } from '@campus/contract/entrust/entrustments.ts'
import { problemList } from '@campus/contract/help/problems.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { ownFaultReports } from '@campus/contract/terminals/faults.ts'
import { terminalId } from '@campus/demo/printing/terminal-rows.ts'
import { askAsStudent } from './document-links.ts'
import { waitFor } from './trade-links.ts'

type Query = Readonly<Record<string, string>>

const fileId = (network: string) =>
  waitFor('a file to print', async () => (await askAsStudent(printFiles, { kind: 'document' }, network)).rows[0]?.id)

const libraryId = (network: string) =>
  waitFor('a library to look at', async () => (await askAsStudent(libraryFiles, {}, network)).rows[0]?.id)

const taskId = (network: string, state: 'to_print' | 'refunded') =>
  waitFor(`a print that is ${state}`, async () => (await askAsStudent(printTasks, { state }, network)).rows[0]?.id)

const entrustmentId = (network: string, part: 'owner' | 'delegate') =>
  waitFor(`an errand as its ${part}`, async () => (await askAsStudent(entrustments, { part }, network)).rows[0]?.id)

/** What links around terminals and printing carry; whoever opens them, they are those of the demo's student. */
export const printLinks: Readonly<Record<string, (network: string) => Promise<Query> | Query>> = {
  [terminalsPaths.map.address]: () => ({ id: terminalId('ZD-01') }),
  [terminalsPaths.reportFault.address]: () => ({ terminalId: terminalId('ZD-02') }),
  [terminalsPaths.faultReports.address]: async (network) => ({
    id: await waitFor('a fault report', async () => (await askAsStudent(ownFaultReports, {}, network)).rows[0]?.id),
  }),
  [terminalsPaths.entrustments.address]: async (network) => ({ part: 'owner', id: await entrustmentId(network, 'owner') }),
  [terminalsPaths.entrusted.address]: async (network) => ({ id: await entrustmentId(network, 'delegate') }),
  [cloudPrintPaths.nearby.address]: () => ({ id: terminalId('ZD-01') }),
  [cloudPrintPaths.preview.address]: async (network) => ({ fileId: await fileId(network) }),
  [cloudPrintPaths.document.address]: async (network) => ({ fileId: await fileId(network) }),
  [cloudPrintPaths.library.address]: async (network) => ({ id: await libraryId(network) }),
  [cloudPrintPaths.libraryFile.address]: async (network) => ({ id: await libraryId(network) }),
  [cloudPrintPaths.tutorial.address]: async (network) => ({
    id: await waitFor(
      'a tutorial',
      async () => (await askAsStudent(problemList, { type: 'printing', isGuide: 'true' }, network)).rows[0]?.id,
    ),
  }),
  [cloudPrintPaths.tasks.address]: async (network) => ({ id: await taskId(network, 'refunded') }),
  [cloudPrintPaths.task.address]: async (network) => ({ id: await taskId(network, 'to_print') }),
}
