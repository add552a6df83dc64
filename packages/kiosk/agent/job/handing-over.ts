import type { MachineJob } from '@campus/contract/printing/machine-jobs.ts'
import { PrinterRefused } from '../ipp/exchange.ts'
import { statuses } from '../ipp/tags.ts'
import type { Outcome } from '../state-file.ts'
import type { Tools } from '../tools.ts'

/** The printer is well and will take it another time. */
const passing = new Set<number>([statuses.serviceUnavailable, statuses.temporaryError, statuses.notAcceptingJobs, statuses.busy])

/** What a failed handing over means, where it is certain that the printer has nothing of the job. */
const nothingOut = (error: Error): Outcome =>
  error instanceof PrinterRefused && !passing.has(error.status)
    ? { state: 'failed', impressions: 0, reasons: ['other'] }
    : { state: 'never_begun', impressions: 0, reasons: [] }

/** Hands a document to the printer while others already look after the job. */
export const handOver = ({ printer, state, log }: Tools, job: MachineJob, file: string) => {
  let failure: Error | undefined
  let isUnderWay = true
  const over = printer
    .print(job, file, ({ jobId = null }) => state.noteJob(job.id, { mayBeOut: true, printerJobId: jobId }))
    .catch((error: unknown) => {
      failure = error as Error
      log(`${job.name}: ${failure.message}`)
    })
    .finally(() => {
      isUnderWay = false
    })
  return {
    over,
    isUnderWay: () => isUnderWay,
    /** Known only where nothing can have come out. */
    outcome: (): Outcome | undefined => {
      const isCertain = failure instanceof PrinterRefused || state.now().job?.mayBeOut === false
      const hasNumber = state.now().job?.printerJobId !== null
      return failure && isCertain && !hasNumber ? nothingOut(failure) : undefined
    },
  }
}

export type HandingOver = ReturnType<typeof handOver>
