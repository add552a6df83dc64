import { join } from 'node:path'
import { jobStates } from '../ipp/tags.ts'
import { abortLate, advance, cancelJob, isOver, runningJob, takeDocument, troublesOf } from './engine.rules.ts'
import { fullPaper, fullToner, loadTray, saveTray, type TrayJob, type TrayState, writeWhole } from './tray-state.ts'

export type NewJob = Pick<TrayJob, 'name' | 'copies' | 'ranges' | 'isDuplex' | 'isColour' | 'media' | 'scaling'>

/** Everything that can happen to a printer, on demand. */
export interface TrayDeeds {
  /** The sheet with this page (counted from one within its job) jams; the next sheet where none is said. */
  readonly jam: (page?: number) => void
  readonly empty: () => void
  readonly openDoor: () => void
  readonly pause: () => void
  /** Takes the jammed sheet out, shuts the door and lets it go on. */
  readonly clear: () => void
  /** Paper and toner as at the beginning, or as many A4 sheets as are said. */
  readonly refill: (sheets?: number) => void
}

export interface TrayMachine extends TrayDeeds {
  readonly state: () => TrayState
  readonly addJob: (job: NewJob) => TrayJob
  readonly takeDocument: (jobId: number, pageCount: number | undefined) => void
  readonly cancel: (jobId: number) => void
  readonly documentOf: (job: Pick<TrayJob, 'id' | 'name'>) => string
  readonly stop: () => void
}

/** As long as a printer remembers. */
const mostRemembered = 200

const fileName = ({ id, name }: Pick<TrayJob, 'id' | 'name'>) =>
  `${String(id).padStart(5, '0')}-${name.replaceAll(/[^\w-]+/g, '_').slice(0, 60)}`

/** What came out lies in the folder: the document of each job, and beside it a list of its pages. */
export const runTray = (folder: string, pagesPerSecond: number): TrayMachine => {
  let state = loadTray(folder)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const pathOf = (job: Pick<TrayJob, 'id' | 'name'>, kind: 'pdf' | 'json') => join(folder, `${fileName(job)}.${kind}`)

  /** The list first: should the process end in between, the pages are still in the state and the list is written again. */
  const keep = (next: TrayState) => {
    for (const job of next.jobs) if (job.pages.length > 0 && !state.jobs.includes(job)) writeWhole(pathOf(job, 'json'), job)
    state = {
      ...next,
      jobs: next.jobs.slice(-mostRemembered).map((job) => (isOver(job) && job.pages.length > 0 ? { ...job, pages: [] } : job)),
    }
    saveTray(folder, state)
  }

  const change = (next: TrayState) => {
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
  const trouble = (next: Partial<TrayState>) => change(advance({ ...state, ...next }, new Date()))

  const machine: TrayMachine = {
    state: () => {
      change(abortLate(state, new Date()))
      return state
    },
    addJob: (given) => {
      const job: TrayJob = {
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
