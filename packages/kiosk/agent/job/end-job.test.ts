import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { Refusal } from '@campus/client/failures.ts'
import type { MachineJob } from '@campus/contract/printing/machine-jobs.ts'
import { usualPace } from '../pace.ts'
import { type Outcome, openState } from '../state-file.ts'
import { scratchFolder } from '../testing/scratch.ts'
import { endJob } from './end-job.ts'

const job = { id: 'job-1', name: 'campus-job-1' } as MachineJob
const outcome: Outcome = { state: 'done', impressions: 3, reasons: [] }

/** A job that the printer has just ended, with a server that answers a report in this way; and what is on the disk by then. */
const openEnding = (t: TestContext, answer: () => Promise<unknown> = async () => ({ isCancelled: false })) => {
  const file = join(scratchFolder(t), 'state.json')
  const state = openState(file, 'token')
  const onDisk = () => (JSON.parse(readFileSync(file, 'utf8')) as { job: unknown }).job
  state.noteJob(job.id, { mayBeOut: true, printerJobId: 7 })
  const seen: unknown[] = []
  const ask = async () => {
    seen.push(onDisk())
    return answer()
  }
  const server = { ask, download: async () => undefined }
  const tools = { server, state, log: () => undefined, pace: usualPace, signal: new AbortController().signal }
  return { seen, onDisk, end: () => endJob(tools as unknown as Parameters<typeof endJob>[0], job, outcome) }
}

const noted = { id: job.id, mayBeOut: true, printerJobId: 7, outcome }

test('how a job ended is on the disk before the server hears of it, and is forgotten when the server has it', async (t) => {
  const { seen, onDisk, end } = openEnding(t)
  await end()
  assert.deepEqual(seen, [noted])
  assert.equal(onDisk(), null)
})

test('an end that the server could not be told stays written down, for the next start', async (t) => {
  const { seen, onDisk, end } = openEnding(t, async () => Promise.reject(new Refusal('busy', 'not now')))
  await assert.rejects(end(), Refusal)
  assert.deepEqual([seen, onDisk()], [[noted], noted])
})

test('a job that the server settled otherwise is forgotten', async (t) => {
  const { onDisk, end } = openEnding(t, async () => Promise.reject(new Refusal('job_gone', 'settled')))
  await end()
  assert.equal(onDisk(), null)
})
