import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant, Mobile } from '../fields.ts'
import { FileId } from '../files/own-files.ts'
import { PageQuery, pageOf } from '../page.ts'
import { FaultKind, FaultState } from './fault-kinds.ts'
import { TerminalName } from './terminal-states.ts'

export const maxFaultPictures = 4

const FaultReport = z.object({
  id: Id,
  terminal: TerminalName.extend({ id: Id, number: z.string() }),
  kind: FaultKind,
  description: z.string(),
  state: FaultState,
  /** Who took care of it, and what they say. */
  handler: z.string(),
  notes: z.string(),
  reportedAt: Instant,
  handledAt: Instant.nullable(),
})

export const reportFault = call({
  method: 'POST',
  path: '/my/terminal-faults',
  who: 'user',
  summary:
    'Report what is wrong with a terminal; the people responsible are notified, and so am I when it is done. A report of a known fault is added to it.',
  body: z.object({
    terminalId: Id,
    kind: FaultKind.exclude(['credential']),
    description: z.string().trim().min(5).max(500),
    images: z.array(FileId).max(maxFaultPictures, 'too_many_images').default([]),
    /** Who takes care of it may call the number that the school knows of me; otherwise the one written here, if any. */
    usesOwnPhone: z.boolean().default(false),
    phone: z.union([z.literal(''), Mobile], 'mobile').default(''),
  }),
  output: z.object({ id: Id }),
  refusals: ['fault_reported_already', 'try_later'],
  idempotency: 'required',
})

export const ownFaultReports = call({
  method: 'GET',
  path: '/my/terminal-faults',
  who: 'user',
  summary: 'My fault reports, newest first, with their status.',
  query: PageQuery.extend({ state: FaultState.optional() }),
  output: pageOf(FaultReport),
})

export const ownFaultReport = call({
  method: 'GET',
  path: '/my/terminal-faults/{id}',
  who: 'user',
  summary: 'One fault report of mine, in full.',
  params: z.object({ id: Id }),
  output: FaultReport.extend({ phone: z.string(), images: z.array(z.object({ id: FileId, key: z.string() })) }),
})
