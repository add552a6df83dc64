import { type MachineJob, openJobs } from '@campus/contract/printing/machine-jobs.ts'
import { PrinterAway, PrinterRefused } from '../ipp/exchange.ts'
import type { Outcome } from '../state-file.ts'
import type { Tools } from '../tools.ts'
import { endJob } from './end-job.ts'
import { followJob } from './follow-job.ts'
import { leaveOpen, runJob } from './run-job.ts'

const nothingOut: Outcome = { state: 'never_begun', impressions: 0, reasons: [] }

/** A job may have been announced to the printer without its document: it need not stay until the printer drops it. */
const dropAnnounced = async ({ printer }: Tools, { name }: MachineJob) => {
  try {
    const announced = await printer.findByName(name)
    if (announced !== undefined) await printer.cancel(announced)
  } catch (error) {
    if (!(error instanceof PrinterAway || error instanceof PrinterRefused)) throw error
  }
}

const finish = async (tools: Tools, job: MachineJob): Promise<Outcome | undefined> => {
  const note = tools.state.now().job
  const isKnown = note?.id === job.id
  if (isKnown && note.outcome) return note.outcome
  if (isKnown && !note.mayBeOut) {
    await dropAnnounced(tools, job)
    return nothingOut
  }
  // Where even the note is lost, the printer's own list is all there is.
  if (!isKnown) tools.state.noteJob(job.id, {})
  return followJob(tools, job)
}

/** After a crash: the printer is queried for started jobs, leased ones are printed now. `left` holds those that only people can resolve. */
export const finishOpenJobs = async (tools: Tools, left: Set<string>) => {
  for (const job of await tools.server.ask(openJobs, {})) {
    if (left.has(job.id)) continue
    if (job.state === 'taken') {
      await runJob(tools, job)
      continue
    }
    tools.log(`${job.name}: it was begun before; asking the printer.`)
    const outcome = await finish(tools, job)
    if (outcome) await endJob(tools, job, outcome)
    else {
      left.add(job.id)
      leaveOpen(tools, job)
    }
  }
}
