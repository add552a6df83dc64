import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@campus/client/failures.ts'
import { beginJob, jobFile, type MachineJob } from '@campus/contract/printing/machine-jobs.ts'
import type { Tools } from '../tools.ts'
import { endJob, persist } from './end-job.ts'
import { followJob } from './follow-job.ts'
import { handOver } from './handing-over.ts'

/** Nobody can say what came out: the server hears nothing of it, and after a while asks people to look. */
export const leaveOpen = ({ log }: Tools, { name }: MachineJob) =>
  log(`${name}: the printer knows nothing of it; an administrator has to say what came out.`)

const prepare = async (tools: Tools, { id, name }: MachineJob, file: string): Promise<boolean> => {
  const { server, state, log } = tools
  try {
    await persist(tools, () => server.download(jobFile, { id }, file))
    // Written down first: what the server takes for begun is known here not to have reached the printer yet.
    state.beginJob(id)
    await persist(tools, () => server.ask(beginJob, { id }))
    return true
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'job_gone')) throw error
    state.endJob()
    log(`${name}: it was taken back.`)
    return false
  }
}

/** One job from beginning to end; tells whether the printer took it. */
export const runJob = async (tools: Tools, job: MachineJob): Promise<boolean> => {
  const file = join(tools.folder, `${job.id}.pdf`)
  try {
    if (!(await prepare(tools, job, file))) return true
    tools.log(`${job.name}: ${job.impressions} pages to print.`)
    const handing = handOver(tools, job, file)
    try {
      const outcome = await followJob(tools, job, handing)
      if (outcome) await endJob(tools, job, outcome)
      else leaveOpen(tools, job)
      return outcome?.state !== 'never_begun'
    } finally {
      await handing.over
    }
  } finally {
    await rm(file, { force: true })
  }
}
