import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

export const logNames = ['login', 'operation', 'application', 'face_call', 'photo_operation', 'photo_storage'] as const
export const LogName = z.enum(logNames)
export type LogName = z.infer<typeof LogName>

/** Lists of other areas whose entries stand in the trail; of the same name as where they are exported or counted. */
export const trailLists = [
  'payments',
  'print_jobs',
  'certificate_mails',
  'verifications',
  'registration_log',
  'approvals',
  'exports',
  'deliveries',
  'signs',
  'sessions',
] as const
export type TrailList = (typeof trailLists)[number]

/** Also the order of entries of one moment. */
export const trailLogs = [...logNames, ...trailLists] as const
const TrailLog = z.enum(trailLogs)
export type TrailLog = z.infer<typeof TrailLog>

/** The screen that lists an entry, and what narrows it. */
const EntryScreen = z.object({ path: z.string(), filter: z.record(z.string(), z.string()) })

const TrailRow = z.object({
  /** Its place among all entries: a row of a log may have an id that says nothing about its time. */
  id: z.string(),
  log: TrailLog,
  at: Instant,
  person: LogPerson.nullable(),
  /** What happened and how it ended, in words. */
  what: z.string(),
  outcome: z.string(),
  isRefused: z.boolean(),
  network: z.string(),
  requestId: z.string(),
  screen: EntryScreen.nullable(),
})
export type TrailRow = z.infer<typeof TrailRow>

export const TrailFilter = LogQuery.pick({ from: true, until: true, personId: true }).extend({
  /** A person as people know them. */
  personNumber: z.string().trim().min(1).max(40).optional(),
  requestId: z.string().trim().min(1).max(100).optional(),
  /** Of whatever kind. */
  subjectId: z.string().trim().min(1).max(100).optional(),
})

export const logTrail = call({
  method: 'GET',
  path: '/console/logs/trail',
  who: ['admin', 'auditor'],
  summary: 'Everything that the logs know about one request, one person or one thing, newest first.',
  query: LogQuery.pick({ cursor: true, pageSize: true }).extend(TrailFilter.shape),
  output: logPageOf(TrailRow),
  refusals: ['trail_of_nothing'],
  changesState: true,
})
