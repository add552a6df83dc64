import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@campus/client/failures.ts'
import { type MachineJob, reportJob } from '@campus/contract/printing/machine-jobs.ts'
import { PrinterAway, PrinterRefused } from '../ipp/exchange.ts'
import { ServerAway } from '../server/failures.ts'
import type { Outcome } from '../state-file.ts'
import type { Tools } from '../tools.ts'
import type { HandingOver } from './handing-over.ts'
import { judgeWatch, newWatch, outcomeOf, type Report, type Seen } from './watch.rules.ts'

const waiting: Seen = { state: 'incoming', impressions: 0, reasons: [] }
const gone: Seen = { state: 'gone', impressions: 0, reasons: [] }

const orAway = async <Value>(action: Promise<Value>): Promise<Value | { readonly state: 'away' }> => {
  try {
    return await action
  } catch (error) {
    if (error instanceof PrinterAway || error instanceof PrinterRefused) return { state: 'away' }
    throw error
  }
}

/** Looks at a job by its number; where it got none, its name finds it again. */
const see = async ({ printer, state }: Tools, job: MachineJob, handing: HandingOver | undefined): Promise<Seen> => {
  const known = state.now().job?.printerJobId ?? undefined
  if (known === undefined && handing?.isUnderWay()) return waiting
  if (known !== undefined) return orAway(printer.follow(known, job))
  const found = await orAway(printer.findByName(job.name))
  if (typeof found === 'object') return found
  if (found === undefined) return gone
  state.noteJob(job.id, { printerJobId: found })
  return orAway(printer.follow(found, job))
}

/** Reports to the server, once; returns whether it wants the job cancelled, or is unreachable. */
const report = async (
  { server }: Tools,
  { id }: MachineJob,
  { state, impressions, reasons }: Report,
): Promise<'reported' | 'cancelled' | 'away'> => {
  try {
    const { isCancelled } = await server.ask(reportJob, { id, state, impressions, reasons: [...reasons] })
    return isCancelled ? 'cancelled' : 'reported'
  } catch (error) {
    if (error instanceof ServerAway) return 'away'
    // The server no longer knows this job: it was resolved otherwise.
    if (error instanceof Refusal && error.code === 'job_gone') return 'cancelled'
    throw error
  }
}

/** Follows a job until the printer has finished it. Undefined if the printer does not know it: then only people can resolve it. */
export const followJob = async (tools: Tools, job: MachineJob, handing?: HandingOver): Promise<Outcome | undefined> => {
  const { printer, state, pace, signal } = tools
  let watch = newWatch(performance.now())
  let isGivenUp = false
  let wasForsaken = false
  for (;;) {
    const wasSending = handing?.isUnderWay() ?? false
    const seen = await see(tools, job, handing)
    const outcome = handing?.outcome() ?? outcomeOf(seen, watch)
    // A job that crashed before its document was sent is started again; one that the printer rejected is not.
    if (outcome) return wasForsaken && !handing && outcome.impressions === 0 ? { ...outcome, state: 'never_begun' } : outcome
    if (seen.state === 'gone') return undefined
    const now = performance.now()
    const verdict = judgeWatch(watch, seen, now, pace)
    watch = verdict.watch
    if (verdict.report) {
      const answer = await report(tools, job, verdict.report)
      if (answer !== 'away') watch = { ...watch, reported: verdict.report, reportedAt: now }
      isGivenUp ||= answer === 'cancelled'
    }
    // It waits for a document that is no longer being sent: it would wait forever.
    const isForsaken = seen.state === 'incoming' && !wasSending
    wasForsaken ||= isForsaken
    const number = state.now().job?.printerJobId
    if ((isGivenUp || verdict.isToBeCancelled || isForsaken) && typeof number === 'number') await orAway(printer.cancel(number))
    await wait(pace.followMs, undefined, { signal })
  }
}
