import { join } from 'node:path'
import { jobStates } from '../ipp/tags.ts'
import { abortLate, advance, cancelJob, isOver, runningJob, takeDocument, troublesOf } from './engine.rules.ts'
import { fullPaper, fullToner, loadState, type PrintedJob, saveState, type VirtualPrinterState, writeWhole } from './state.ts'

export type NewJob = Pick<PrintedJob, 'name' | 'copies' | 'ranges' | 'isDuplex' | 'isColour' | 'media' | 'scaling'>

/** Everything that can happen to a printer, on demand. */
export interface VirtualPrinterActions {
  /** The sheet with this page (counted from one within its job) jams; the next sheet by default. */
  readonly jam: (page?: number) => void
  readonly empty: () => void
  readonly openDoor: () => void
  readonly pause: () => void
  /** Takes the jammed sheet out, shuts the door and lets it go on. */
  readonly clear: () => void
  /** Paper and toner as at the beginning, or the given number of A4 sheets. */
  readonly refill: (sheets?: number) => void
}

export interface VirtualPrinterMachine extends VirtualPrinterActions {
  readonly state: () => VirtualPrinterState
  readonly addJob: (job: NewJob) => PrintedJob
  readonly takeDocument: (jobId: number, pageCount: number | undefined) => void
  readonly cancel: (jobId: number) => void
  readonly documentOf: (job: Pick<PrintedJob, 'id' | 'name'>) => string
  readonly stop: () => void
}

/** As long as a printer remembers. */
const maxRemembered = 200

const fileName = ({ id, name }: Pick<PrintedJob, 'id' | 'name'>) =>
  `${String(id).padStart(5, '0')}-${name.replaceAll(/[^\w-]+/g, '_').slice(0, 60)}`

/** What came out lies in the folder: the document of each job, and beside it a list of its pages. */
export const runVirtualPrinter = (folder: string, pagesPerSecond: number): VirtualPrinterMachine => {
  let state = loadState(folder)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const pathOf = (job: Pick<PrintedJob, 'id' | 'name'>, kind: 'pdf' | 'json') => join(folder, `${fileName(job)}.${kind}`)

  /** The list first: should the process end in between, the pages are still in the state and the list is written again. */
  const keep = (next: VirtualPrinterState) => {
    for (const job of next.jobs) if (job.pages.length > 0 && !state.jobs.includes(job)) writeWhole(pathOf(job, 'json'), job)
    state = {
      ...next,
      jobs: next.jobs.slice(-maxRemembered).map((job) => (isOver(job) && job.pages.length > 0 ? { ...job, pages: [] } : job)),
    }
    saveState(folder, state)
  }

  const change = (next: VirtualPrinterState) => {
    if (next === state) return
    keep(next)
    work()
  }

  const work = () => {
    if (isStopped || timer || !runningJob(state) || troublesOf(state).length > 0) return
    timer = setTimeout(() => {
      timer = undefined
      change(advance(state, new Date()))
    }, 1000 / pagesPerSecond)
  }

  /** A standstill shows at once, not with the next sheet. */
  const trouble = (next: Partial<VirtualPrinterState>) => change(advance({ ...state, ...next }, new Date()))

  const machine: VirtualPrinterMachine = {
    state: () => {
      change(abortLate(state, new Date()))
      return state
    },
    addJob: (given) => {
      const job: PrintedJob = {
        ...given,
        id: state.nextJobId,
        state: jobStates.pending,
        hasDocument: false,
        impressions: 0,
        sheets: 0,
        pages: [],
        createdAt: Date.now(),
        startedAt: null,
        endedAt: null,
      }
      change({ ...state, nextJobId: job.id + 1, jobs: [...state.jobs, job] })
      return job
    },
    takeDocument: (jobId, pageCount) => change(takeDocument(state, jobId, pageCount, new Date())),
    cancel: (jobId) => change(cancelJob(state, jobId, new Date())),
    documentOf: (job) => pathOf(job, 'pdf'),
    jam: (page = (runningJob(state)?.impressions ?? 0) + 1) => change({ ...state, jamsAt: page }),
    empty: () => trouble({ paper: { a4: 0, photo: 0 } }),
    openDoor: () => trouble({ isDoorOpen: true }),
    pause: () => trouble({ isPaused: true }),
    clear: () => change({ ...state, isJammed: false, isDoorOpen: false, isPaused: false, jamsAt: null }),
    refill: (sheets = fullPaper.a4) => change({ ...state, paper: { ...fullPaper, a4: sheets }, toner: fullToner }),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
  // What was under way before a restart goes on.
  work()
  return machine
}
