import { countPages } from '@campus/contract/printing/print-attributes.ts'
import { jobStates } from '../ipp/tags.ts'
import type { PrintedJob, PrintedPage, VirtualPrinterState } from './state.ts'

/** A job that was announced and never came is given up after this. */
const documentWithinMs = 60_000

export const isOver = ({ state }: PrintedJob) => state >= jobStates.cancelled

export const pagesDue = ({ copies, ranges }: PrintedJob) => copies * countPages(ranges)

/** Why the virtual printer is stopped, as IPP keywords. */
export const troublesOf = (state: VirtualPrinterState): readonly string[] => {
  const running = runningJob(state)
  return [
    ...(state.isJammed ? ['media-jam-error'] : []),
    ...(state.isDoorOpen ? ['door-open-error'] : []),
    ...(state.isPaused ? ['paused'] : []),
    ...(state.paper[running?.media ?? 'a4'] === 0 ? ['media-empty-error'] : []),
    ...(state.toner === 0 ? ['toner-empty-error'] : []),
  ]
}

/** One after the other, as they came. */
export const runningJob = ({ jobs }: VirtualPrinterState) => jobs.find((job) => !isOver(job) && job.hasDocument)

const replaceJob = (state: VirtualPrinterState, next: PrintedJob): VirtualPrinterState => ({
  ...state,
  jobs: state.jobs.map((job) => (job.id === next.id ? next : job)),
})

const pageNumber = ({ ranges }: PrintedJob, at: number) =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step))[at] ?? 0

/** The pages of the next sheet: both sides where there are two, and a copy always begins on its own sheet. */
const nextSheet = (job: PrintedJob, now: Date): readonly PrintedPage[] => {
  const perCopy = countPages(job.ranges)
  const inCopy = job.impressions % perCopy
  const sides = job.isDuplex ? Math.min(2, perCopy - inCopy) : 1
  const copy = Math.floor(job.impressions / perCopy) + 1
  return Array.from({ length: sides }, (_, side) => ({
    copy,
    page: pageNumber(job, inCopy + side),
    sheet: job.sheets + 1,
    at: now.toISOString(),
  }))
}

const putOut = (state: VirtualPrinterState, job: PrintedJob, sheet: readonly PrintedPage[], now: Date): VirtualPrinterState => {
  const impressions = job.impressions + sheet.length
  const isDone = impressions === pagesDue(job)
  return {
    ...replaceJob(state, {
      ...job,
      impressions,
      sheets: job.sheets + 1,
      pages: [...job.pages, ...sheet],
      state: isDone ? jobStates.completed : jobStates.processing,
      endedAt: isDone ? now.getTime() : null,
    }),
    paper: { ...state.paper, [job.media]: state.paper[job.media] - 1 },
    toner: Math.max(0, state.toner - sheet.length),
  }
}

/** What the next moment brings: a sheet that comes out whole, one that jams and is lost, or a standstill. */
export const advance = (state: VirtualPrinterState, now: Date): VirtualPrinterState => {
  const job = runningJob(state)
  if (!job) return state
  if (troublesOf(state).length > 0) return job.state === jobStates.stopped ? state : replaceJob(state, { ...job, state: jobStates.stopped })
  const sheet = nextSheet(job, now)
  const { jamsAt } = state
  if (jamsAt === null || jamsAt > job.impressions + sheet.length) return putOut(state, job, sheet, now)
  const paper = { ...state.paper, [job.media]: state.paper[job.media] - 1 }
  return { ...replaceJob(state, { ...job, state: jobStates.stopped }), paper, isJammed: true, jamsAt: null }
}

export const cancelJob = (state: VirtualPrinterState, id: number, now: Date): VirtualPrinterState => {
  const job = state.jobs.find((job) => job.id === id)
  return job && !isOver(job) ? replaceJob(state, { ...job, state: jobStates.cancelled, endedAt: now.getTime() }) : state
}

export const abortLate = (state: VirtualPrinterState, now: Date): VirtualPrinterState =>
  state.jobs
    .filter((job) => !isOver(job) && !job.hasDocument && job.createdAt + documentWithinMs < now.getTime())
    .reduce((state, job) => replaceJob(state, { ...job, state: jobStates.aborted, endedAt: now.getTime() }), state)

/** The document is there: what is printed of it is known now. */
export const takeDocument = (state: VirtualPrinterState, id: number, pageCount: number | undefined, now: Date): VirtualPrinterState => {
  const job = state.jobs.find((job) => job.id === id)
  if (!job || isOver(job)) return state
  const last = pageCount ?? job.ranges.at(-1)?.to
  const ranges =
    last === undefined
      ? []
      : (job.ranges.length > 0 ? job.ranges : [{ from: 1, to: last }]).flatMap(({ from, to }) =>
          from > last ? [] : { from, to: Math.min(to, last) },
        )
  // Neither a PDF nor any of its pages: a printer gives such a job up.
  if (countPages(ranges) === 0) return replaceJob(state, { ...job, state: jobStates.aborted, endedAt: now.getTime() })
  return replaceJob(state, { ...job, ranges, hasDocument: true, startedAt: now.getTime() })
}
