import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PrinterReason } from '../terminals/terminal-states.ts'

/** How long a job that was taken waits for its beginning, and a begun one for news, before it counts as lost. */
export const leaseSeconds = 60

const MachineJob = z.object({
  id: Id,
  /** A name for the printer's own list, by which the job is found again after a fall: it says nothing about anybody. */
  name: z.string(),
  copies: z.number().int(),
  pageRanges: z.array(z.object({ from: z.number().int(), to: z.number().int() })),
  isDuplex: z.boolean(),
  isColour: z.boolean(),
  media: z.enum(['a4', 'photo']),
  /** `none`: in exact millimetres; `fit`: made as large as the paper, whatever size its pages are. */
  scaling: z.enum(['none', 'fit']),
  /** How many pages come out in all. */
  impressions: z.number().int(),
  state: z.enum(['taken', 'begun']),
  leaseUntil: Instant,
})
export type MachineJob = z.infer<typeof MachineJob>

export const takeJob = call({
  method: 'POST',
  path: '/terminal/jobs/take',
  who: ['terminal'],
  part: 'printer',
  summary: "Lease the next waiting job to the terminal's printer for one minute.",
  output: MachineJob.nullable(),
})

export const openJobs = call({
  method: 'GET',
  path: '/terminal/jobs/open',
  who: ['terminal'],
  part: 'printer',
  summary: 'The unfinished jobs of this terminal; after a crash it asks its printer for their outcome.',
  output: z.array(MachineJob),
})

export const jobFile = call({
  method: 'GET',
  path: '/terminal/jobs/{id}/file',
  who: ['terminal'],
  part: 'printer',
  summary: 'The PDF of a job that this terminal holds.',
  params: z.object({ id: Id }),
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['job_gone'],
  changesState: true,
})

export const beginJob = call({
  method: 'POST',
  path: '/terminal/jobs/{id}/begin',
  who: ['terminal'],
  part: 'printer',
  summary:
    'Report that the terminal is about to send the job to its printer. From here on no other terminal may print it, because only this printer knows the outcome.',
  params: z.object({ id: Id }),
  output: Done,
  refusals: ['job_gone'],
})

export const reportJob = call({
  method: 'POST',
  path: '/terminal/jobs/{id}/report',
  who: ['terminal'],
  part: 'printer',
  summary:
    "Report the printer's status of a started job: pages printed, and whether it is running, stopped, done, failed, or never reached the printer. Counted pages stay counted.",
  params: z.object({ id: Id }),
  body: z.object({
    state: z.enum(['printing', 'stopped', 'done', 'failed', 'never_begun']),
    impressions: z.number().int().min(0).max(100_000),
    reasons: z.array(PrinterReason).max(10).default([]),
  }),
  /** Whether it should be cancelled at the printer: its owner or an administrator gave it up. */
  output: z.object({ isCancelled: z.boolean() }),
  refusals: ['job_gone'],
})
