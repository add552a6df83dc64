import type { MachineJob } from '@campus/contract/printing/machine-jobs.ts'

/** Numbers by a fixed seed, so that a failure comes again. */
export const drawer = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Sheet {
  readonly jobId: string
  readonly pages: readonly number[]
}

/** The sheets of a job in their order: a copy begins on its own sheet. */
const sheetsFor = ({ id, copies, pageRanges, isDuplex }: MachineJob): Sheet[] => {
  const pages = pageRanges.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  const sides = isDuplex ? 2 : 1
  const copy = Array.from({ length: Math.ceil(pages.length / sides) }, (_, index) => pages.slice(index * sides, (index + 1) * sides))
  return Array.from({ length: copies }, () => copy.map((sheet) => ({ jobId: id, pages: sheet }))).flat()
}

interface PrinterJob {
  readonly sheets: readonly Sheet[]
  /** After how many sides it jams; never where there are not so many. */
  readonly jamsAfter: number
  /** Sides with ink on them, and sheets that came out. */
  impressions: number
  sheetsOut: number
  state: 'printing' | 'done' | 'failed'
}

const sidesOf = (sheets: readonly Sheet[]) => sheets.reduce((sum, { pages }) => sum + pages.length, 0)

/** A printer with a count of its own that goes on while the program beside it is dead. What lies in the tray is the truth. */
export const simulatedPrinter = (draw: (below: number) => number) => {
  const jobs = new Map<string, PrinterJob>()
  const virtualPrinter: Sheet[] = []

  /** One more side. A sheet that jams with a side missing does not come out. */
  const printSide = (job: PrinterJob) => {
    if (job.impressions === job.jamsAfter) {
      job.state = 'failed'
      return
    }
    job.impressions += 1
    const sheet = job.sheets[job.sheetsOut]
    if (!sheet || job.impressions < sidesOf(job.sheets.slice(0, job.sheetsOut + 1))) return
    virtualPrinter.push(sheet)
    job.sheetsOut += 1
    if (job.sheetsOut === job.sheets.length) job.state = 'done'
  }

  return {
    virtualPrinter,
    give(job: MachineJob) {
      if (jobs.has(job.name)) throw new Error(`${job.name} was given to the printer twice`)
      const jamsAfter = draw(12) === 0 ? draw(job.impressions) : Number.POSITIVE_INFINITY
      jobs.set(job.name, { sheets: sheetsFor(job), jamsAfter, impressions: 0, sheetsOut: 0, state: 'printing' })
    },
    work(sides: number) {
      for (const job of jobs.values()) for (let side = 0; side < sides && job.state === 'printing'; side += 1) printSide(job)
    },
    look: (name: string) => {
      const job = jobs.get(name)
      return job && { state: job.state, impressions: job.impressions }
    },
  }
}
