import { Refusal } from '@campus/client/failures.ts'
import { type MachineJob, reportJob } from '@campus/contract/printing/machine-jobs.ts'
import { waitAfterFailure } from '../pace.ts'
import { ServerAway } from '../server/failures.ts'
import type { Outcome } from '../state-file.ts'
import type { Tools } from '../tools.ts'

const maxAttempts = 8

/** Asks again for a while when the server is away. */
export const persist = async <Value>({ pace, signal }: Tools, action: () => Promise<Value>): Promise<Value> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ServerAway) || failures >= maxAttempts) throw error
      await waitAfterFailure(pace, failures, signal)
    }
  }
}

/** The end of a job is written down before it is told: the printer may have forgotten it by the time we are asked again. */
export const endJob = async (tools: Tools, { id, name }: MachineJob, outcome: Outcome) => {
  const { server, state, log } = tools
  state.noteJob(id, { outcome })
  try {
    await persist(tools, () => server.ask(reportJob, { id, ...outcome }))
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'job_gone')) throw error
  }
  state.endJob()
  log(`${name}: ${outcome.state}, ${outcome.impressions} pages out.`)
}
