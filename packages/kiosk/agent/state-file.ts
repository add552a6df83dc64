import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { PrinterReason } from '@campus/contract/terminals/terminal-states.ts'
import { z } from 'zod'

const Outcome = z.object({
  state: z.enum(['done', 'failed', 'never_begun']),
  impressions: z.number().int(),
  reasons: z.array(PrinterReason),
})
/** How a job ended at the printer. */
export type Outcome = z.infer<typeof Outcome>

const JobNote = z.object({
  id: z.string(),
  /** Whether the printer may have the document. Until then no paper came out, whatever happened. */
  mayBeOut: z.boolean(),
  /** The printer's own number for it. */
  printerJobId: z.number().int().nullable(),
  outcome: Outcome.nullable(),
})
type JobNote = z.infer<typeof JobNote>

const AgentState = z.object({
  /** The nonce for the next heartbeat, and whose: it means nothing to another credential. */
  beat: z.string().nullable(),
  credential: z.string(),
  job: JobNote.nullable(),
})
type AgentState = z.infer<typeof AgentState>

const read = (file: string): AgentState => {
  try {
    return AgentState.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { beat: null, credential: '', job: null }
    throw new Error(`${file} cannot be read: remove it and enrol this machine again.`, { cause: error })
  }
}

const settleOnDisk = (path: string, flags: 'r' | 'w', content = '') => {
  const handle = openSync(path, flags, 0o600)
  try {
    if (content) writeSync(handle, content)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Even when the power goes, the file is whole and says the last thing that was written. */
export const writeForSure = (file: string, content: unknown) => {
  settleOnDisk(`${file}.new`, 'w', JSON.stringify(content))
  renameSync(`${file}.new`, file)
  // The new name is settled with its folder; Windows settles it by itself and opens no folder.
  if (process.platform !== 'win32') settleOnDisk(dirname(file), 'r')
}

/** What the program must still know after it fell. Everything is written down before it is acted upon. */
export const openState = (file: string, token: string) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const kept = read(file)
  const credential = createHash('sha256').update(token).digest('hex')
  let state: AgentState = { ...kept, credential, beat: kept.credential === credential ? kept.beat : null }
  const change = (next: Partial<AgentState>) => {
    state = { ...state, ...next }
    writeForSure(file, state)
  }
  return {
    now: () => state,
    saveNonce: (beat: string) => change({ beat }),
    beginJob: (id: string) => change({ job: { id, mayBeOut: false, printerJobId: null, outcome: null } }),
    noteJob: (id: string, next: Partial<JobNote>) => {
      const known = state.job?.id === id ? state.job : { id, mayBeOut: true, printerJobId: null, outcome: null }
      change({ job: { ...known, ...next } })
    },
    endJob: () => change({ job: null }),
  }
}

export type StateFile = ReturnType<typeof openState>
