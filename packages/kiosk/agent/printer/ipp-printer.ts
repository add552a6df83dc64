import { readIppAddress } from '../ipp/address.ts'
import { PrinterAway, PrinterRefused } from '../ipp/exchange.ts'
import { boolean, booleanIn, groupsOf, type IppGroup, integer, keyword, mimeType, named, numbersIn, textsIn } from '../ipp/message.ts'
import { groupTags, jobStates, operations, printerStates, statuses } from '../ipp/tags.ts'
import { countImpressions } from './impressions.rules.ts'
import { asker } from './ipp-question.ts'
import { jobTemplate, passedOver } from './job-template.ts'
import { type PrintedFile, withPrintedFile } from './printed-file.ts'
import type { JobStatus, Printer, PrinterStatus, PrintOrder } from './printer.ts'
import { hasStopping, readReasons } from './reasons.rules.ts'
import { sheetsIn, tonerIn, tonerInSupplies } from './supplies.rules.ts'

const ofPrinter = [
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'printer-make-and-model',
  'printer-name',
  'printer-input-tray',
  'marker-levels',
  'marker-types',
  'printer-supply',
  'media-ready',
  'print-scaling-supported',
  'page-ranges-supported',
  'operations-supported',
]
const ofJob = ['job-id', 'job-name', 'job-state', 'job-state-reasons', 'job-impressions-completed', 'job-media-sheets-completed']

const pdf = mimeType('document-format', 'application/pdf')

const away: PrinterStatus = { state: 'unknown', reasons: ['unreachable'], sheetsLeft: null, tonerPercent: null, name: '' }

const readPrinter = (printer: IppGroup | undefined): PrinterStatus => {
  const [state] = numbersIn(printer, 'printer-state')
  const isClosed = booleanIn(printer, 'printer-is-accepting-jobs') === false
  const keywords = [...textsIn(printer, 'printer-state-reasons'), ...(isClosed ? ['paused'] : [])]
  const sheetsLeft = sheetsIn(textsIn(printer, 'printer-input-tray'))
  const said = readReasons(keywords, state === printerStates.stopped)
  // With photo paper in another tray it only warns, and would take a document that it cannot print.
  const isOut = sheetsLeft === 0 && state === printerStates.idle && !hasStopping(said)
  const reasons = isOut ? [...said.filter((reason) => reason !== 'media_low'), 'media_empty' as const] : said
  // A printer without paper calls itself idle until somebody prints: the person waiting for it sees no difference.
  const isStopped = hasStopping(reasons)
  return {
    state: isStopped ? 'stopped' : state === printerStates.processing ? 'printing' : state === printerStates.idle ? 'idle' : 'unknown',
    reasons,
    sheetsLeft,
    tonerPercent:
      tonerIn(numbersIn(printer, 'marker-levels'), textsIn(printer, 'marker-types')) ?? tonerInSupplies(textsIn(printer, 'printer-supply')),
    name: (textsIn(printer, 'printer-make-and-model')[0] ?? textsIn(printer, 'printer-name')[0] ?? '').slice(0, 100),
  }
}

/** A stopped job on a seemingly running printer: it stopped between the two queries. */
const stoppedMeanwhile = (job: IppGroup | undefined, printer: PrinterStatus) =>
  numbersIn(job, 'job-state')[0] === jobStates.stopped && !hasStopping(printer.reasons)

const givenUp = new Set<number>([jobStates.cancelled, jobStates.aborted])

const readJob = (job: IppGroup | undefined, printer: PrinterStatus, order: PrintOrder): JobStatus => {
  const [state = jobStates.pending] = numbersIn(job, 'job-state')
  // A cancelled job may still be on its way out. CUPS leaves the same words on jobs that are long over, so the printer decides.
  const isLeaving = printer.state === 'printing' && textsIn(job, 'job-state-reasons').includes('processing-to-stop-point')
  const isDone = state === jobStates.completed
  const isFinal = isDone || (givenUp.has(state) && !isLeaving)
  const impressions = countImpressions(
    {
      isDone,
      impressions: numbersIn(job, 'job-impressions-completed')[0],
      sheets: numbersIn(job, 'job-media-sheets-completed')[0],
    },
    order,
  )
  if (isFinal) return { state: isDone ? 'done' : 'ended', impressions, reasons: isDone ? [] : printer.reasons }
  const isIncoming = textsIn(job, 'job-state-reasons').some((reason) => reason === 'job-incoming' || reason === 'job-data-insufficient')
  if (isIncoming) return { state: 'incoming', impressions: 0, reasons: [] }
  // Behind CUPS a job stays `processing` while the printer is stopped: the printer's own state shows it.
  const isStopped = state === jobStates.stopped || state === jobStates.held || printer.state === 'stopped'
  const reasons = isStopped && !hasStopping(printer.reasons) ? [...printer.reasons, 'other' as const] : printer.reasons
  return { state: isStopped ? 'stopped' : 'printing', impressions, reasons }
}

const shortestName = 16

/** Small printers cut names off; some CUPS policies hide them. */
const isNamed = (job: IppGroup | undefined, name: string, isHiddenGood: boolean) => {
  const [reported] = textsIn(job, 'job-name')
  if (reported === undefined) return isHiddenGood
  return reported === name || (reported.length >= shortestName && name.startsWith(reported))
}

const isNotFound = (error: unknown) => error instanceof PrinterRefused && error.status === statuses.notFound

/** A printer that speaks IPP: a CUPS queue, or the printer itself without any driver. */
export const openIppPrinter = (address: string): Printer => {
  const ask = asker(readIppAddress(address))

  const askPrinter = async () => groupsOf(await ask(operations.getPrinterAttributes, { wanted: ofPrinter }), groupTags.printer)[0]

  const readStatus = async () => {
    try {
      return readPrinter(await askPrinter())
    } catch (error) {
      if (error instanceof PrinterAway || error instanceof PrinterRefused) return away
      throw error
    }
  }

  /** The printer first: if it is stopped, the following count is the final one. */
  const readJobStatus = async (jobId: number) => {
    const printer = await readStatus()
    const [job] = groupsOf(await ask(operations.getJobAttributes, { jobId, wanted: ofJob }), groupTags.job)
    return { printer, job }
  }

  const listJobs = async (which: 'not-completed' | 'completed') => {
    const more = [keyword('which-jobs', which), integer('limit', 500), boolean('my-jobs', false)]
    return groupsOf(await ask(operations.getJobs, { more, wanted: ['job-id', 'job-name'] }), groupTags.job)
  }

  /** Pages that the printer cannot choose were chosen before. */
  const send = async (printer: IppGroup | undefined, { order, file, pageCount }: PrintedFile, note: Parameters<Printer['print']>[2]) => {
    const job = jobTemplate(order, {
      mediaReady: textsIn(printer, 'media-ready'),
      scalings: textsIn(printer, 'print-scaling-supported'),
      pageCount,
    })
    const name = named('job-name', order.name)
    const lost = passedOver(await ask(operations.validateJob, { more: [name, pdf], job }))
    if (lost.length > 0) throw new PrinterRefused(statuses.ok, `The printer cannot do ${lost.join(', ')}.`)
    if (!numbersIn(printer, 'operations-supported').includes(operations.createJob)) {
      note({})
      const [made] = groupsOf(await ask(operations.printJob, { more: [name, pdf], job, file }), groupTags.job)
      const [jobId] = numbersIn(made, 'job-id')
      if (jobId !== undefined) note({ jobId })
      return
    }
    // The job has its number before the printer has its document: after a fall it can be asked for, and until then nothing is out.
    const [made] = groupsOf(await ask(operations.createJob, { more: [name], job }), groupTags.job)
    const [jobId] = numbersIn(made, 'job-id')
    if (jobId === undefined) throw new PrinterAway('The printer made a job without a number.')
    note({ jobId })
    await ask(operations.sendDocument, { jobId, more: [pdf, boolean('last-document', true)], file })
  }

  return {
    readStatus,

    print: async (order, file, note) => {
      const printer = await askPrinter()
      await withPrintedFile(printer, order, file, (printed) => send(printer, printed, note))
    },

    follow: async (jobId, order) => {
      try {
        const seen = await readJobStatus(jobId)
        const { printer, job } = stoppedMeanwhile(seen.job, seen.printer) ? await readJobStatus(jobId) : seen
        // After a reset a printer counts its jobs from one again.
        if (!isNamed(job, order.name, true)) return { state: 'gone', impressions: 0, reasons: [] }
        return readJob(job, printer, order)
      } catch (error) {
        if (isNotFound(error)) return { state: 'gone', impressions: 0, reasons: [] }
        throw error
      }
    },

    findByName: async (name) => {
      // In this order: a job that ends between the two questions is in both lists, and not in none.
      const jobs = [...(await listJobs('not-completed')), ...(await listJobs('completed'))]
      // The latest: one that was given up before may have had the same name.
      const numbers = jobs.filter((job) => isNamed(job, name, false)).flatMap((job) => numbersIn(job, 'job-id'))
      return numbers.length > 0 ? Math.max(...numbers) : undefined
    },

    cancel: async (jobId) => {
      try {
        await ask(operations.cancelJob, { jobId })
      } catch (error) {
        // It came to its end by itself.
        if (!(error instanceof PrinterRefused)) throw error
      }
    },
  }
}
