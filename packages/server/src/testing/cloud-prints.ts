import assert from 'node:assert/strict'
import type { GivenTo } from '@campus/contract/call.ts'
import { type PrintFile, printFile, uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import type { SheetPrices } from '@campus/contract/cloudprint/prices.ts'
import { applyForPrint, payPrint, printOrder, printQuote } from '@campus/contract/cloudprint/print-orders.ts'
import { type MachineCtx, systemContext } from '../context/context.ts'
import { queueJob } from '../modules/printing/jobs/job.service.ts'
import { begin, take } from '../modules/printing/jobs/machine-job.service.ts'
import { report } from '../modules/printing/jobs/report.service.ts'
import { openMachines } from '../modules/terminals/credentials/machine.service.ts'
import { type AskOptions, asker } from './ask.ts'
import { giveBeans } from './beans.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { pdfOf } from './pdfs.ts'
import { enrolMachine, makeTerminal } from './terminals.ts'
import type { TestCampus } from './test-campus.ts'
import { uploadTo } from './upload.ts'

export type Printer = AskOptions & Awaited<ReturnType<typeof enter>>

export const testPrices: SheetPrices = { bw_single: 10, bw_double: 18, co_single: 50, co_double: 90, photo: 300 }

/** Sheets cost this at a school from the beginning. */
export const setPrices = ({ base: { sql, now } }: TestCampus, schoolId: string, prices: SheetPrices = testPrices) =>
  sql
    .insertInto('print_price')
    .values({ school_id: schoolId, valid_from: new Date(0), created_at: now(), ...prices })
    .execute()

/** Somebody of a school that prints, with a terminal that can do everything, and with beans. */
export const enterPrinter = async (campus: TestCampus, beans: { free?: number; print?: number } = {}): Promise<Printer> => {
  const person = await enter(campus)
  await setPrices(campus, person.schoolId)
  await makeTerminal(campus.base, { id: person.schoolId })
  await giveBeans(campus, person, beans)
  return person
}

export const uploadPrint = (
  campus: TestCampus,
  { token }: { readonly token: string },
  content: Buffer,
  name = 'a.pdf',
  purpose = 'document',
) => uploadTo(campus.url, uploadPrintFile, token, content, name, { purpose })

/** Looks at a file until it was read. */
export const waitUntilRead = (campus: TestCampus, { token }: { readonly token: string }, id: string): Promise<PrintFile> =>
  eventually(async () => {
    const { data } = await asker(campus.url)(printFile, { id }, { token })
    return data.state === 'reading' ? undefined : data
  })

/** Brings a file and waits until it was read. */
export const bring = async (campus: TestCampus, who: { readonly token: string }, content: Buffer, name?: string, purpose?: string) => {
  const { data, error } = await uploadPrint(campus, who, content, name, purpose)
  assert.equal(error, undefined)
  return waitUntilRead(campus, who, uploadPrintFile.output.parse(data).id)
}

/** A file of so many pages, ready to be printed. */
export const bringPages = (campus: TestCampus, who: { readonly token: string }, pages: number) => bring(campus, who, pdfOf(pages))

/** Orders a print at the price that is quoted. */
export const orderPrint = async (campus: TestCampus, { token }: Printer, given: GivenTo<typeof printQuote>) => {
  const ask = asker(campus.url)
  const { total } = (await ask(printQuote, given, { token })).data
  const { data, msg } = await ask(applyForPrint, { ...given, expectedTotal: total }, { token })
  assert.ok(data, msg)
  return data
}

/** Orders a print and pays it with beans: it waits at the terminals. */
export const buyPrint = async (campus: TestCampus, who: Printer, given: GivenTo<typeof printQuote>) => {
  const { taskId } = await orderPrint(campus, who, given)
  const paid = await asker(campus.url)(payPrint, { taskId, way: 'beans' }, who)
  assert.equal(paid.code, 200, paid.msg)
  return readTask(campus, who, taskId)
}

export const readTask = async (campus: TestCampus, { token }: Printer, taskId: string) =>
  (await asker(campus.url)(printOrder, { taskId }, { token })).data

/** A terminal with its printer, which prints on request and then jams or is done. */
export const openTerminal = async (campus: TestCampus, schoolId: string) => {
  const terminal = await makeTerminal(campus.base, { id: schoolId })
  const known = await openMachines(campus.base).find(await enrolMachine(campus, terminal.id, 'printer'), undefined)
  assert.ok(known)
  const ctx: MachineCtx = { ...systemContext(campus.base), machine: known.machine }
  const startJob = async ({ person }: Printer, itemId: string | null) => {
    await queueJob(ctx, { itemId: itemId ?? '', terminalId: terminal.id, personId: person.id })
    const job = await take(ctx)
    assert.ok(job)
    await begin(ctx, { id: job.id })
    return job
  }
  return {
    name: terminal.name,
    startJob,
    endJob: (id: string, state: 'done' | 'failed', impressions: number) => report(ctx, { id, state, impressions, reasons: [] }),
    /** Puts pages of an item on paper: all that are due, or so many before a jam. */
    async print(who: Printer, itemId: string | null, pages?: number) {
      const job = await startJob(who, itemId)
      await this.endJob(job.id, pages === undefined ? 'done' : 'failed', pages ?? job.impressions)
    },
  }
}
