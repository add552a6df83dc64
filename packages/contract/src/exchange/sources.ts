import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant, WebAddress } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { dataFields, dataTables } from './import-fields.ts'

const who = ['admin'] as const

/** A word of theirs and what it means here, such as 男 and male. */
const ValueMap = z.object({ theirs: z.string().trim().min(1).max(100), ours: z.string().trim().max(100) })

const ColumnMap = z.object({
  theirs: z.string().trim().min(1).max(100),
  field: z.string().max(40),
  values: z.array(ValueMap).max(100).default([]),
})

/** Without a mapping the columns are found by our own headings. */
const TableMap = z
  .object({
    kind: z.enum(dataTables),
    /** In the folder, or below the address. */
    fileName: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,95}\.(csv|xlsx)$/u, 'table_file_name'),
    columns: z.array(ColumnMap).max(60),
  })
  .refine(({ kind, columns }) => columns.every(({ field }) => (dataFields(kind) as string[]).includes(field)), {
    message: 'wrong',
    path: ['columns'],
  })
  .refine(({ columns }) => new Set(columns.map(({ field }) => field)).size === columns.length, { message: 'twice', path: ['columns'] })
export type TableMap = z.output<typeof TableMap>

const SourceGiven = z.object({
  name: z.string().trim().min(1).max(60),
  way: z.enum(['folder', 'https']),
  url: z.string().trim().max(500).default(''),
  keyId: z.string().trim().max(100).default(''),
  /** The code of the data source whose records it holds, where a line does not say. */
  recordSource: z.string().trim().max(30).default(''),
  runsNightly: z.boolean(),
  publishes: z.boolean(),
  tables: z.array(TableMap).min(1).max(dataTables.length),
})

export const DataSource = SourceGiven.extend({
  id: Id,
  version: z.number().int(),
  hasSecret: z.boolean(),
  /** Since somebody has seen the differences and run it once; nothing runs at night before that. */
  confirmedAt: Instant.nullable(),
  /** Students that the last run did not find and nobody has decided about. */
  goneOpen: z.number().int(),
  lastRun: z.object({ id: Id, state: z.string(), createdAt: Instant }).nullable(),
})

export const exchangeSources = call({
  method: 'GET',
  path: '/console/exchange/sources',
  who,
  summary: 'The connections to information systems of my school, with their mappings.',
  output: z.object({
    rows: z.array(DataSource),
    /** Where files are to be put; empty where the installation has no folder. */
    folder: z.string(),
  }),
})

export const saveExchangeSource = call({
  method: 'POST',
  path: '/console/exchange/sources',
  who,
  proof: 'fresh',
  summary: 'Add a connection, or change one; a changed mapping or address has to be checked again before it runs at night.',
  body: SourceGiven.extend({
    id: Id.optional(),
    url: z.union([z.literal(''), WebAddress.max(500)]).default(''),
    version: z.number().int().optional(),
    /** Kept as it is where nothing is given. */
    secret: z.string().min(16).max(200).optional(),
  })
    .refine(({ tables }) => new Set(tables.map(({ kind }) => kind)).size === tables.length, { message: 'twice', path: ['tables'] })
    .refine(({ way, url }) => way === 'folder' || url !== '', { message: 'required', path: ['url'] })
    .refine(({ id, way, secret }) => way === 'folder' || id !== undefined || secret !== undefined, {
      message: 'required',
      path: ['secret'],
    }),
  sealed: ['secret'],
  output: z.object({ id: Id }),
  refusals: ['exchange_source_changed', 'exchange_address', 'exchange_source_name', 'record_source_unknown'],
  idempotency: 'accepted',
})

export const closeExchangeSource = call({
  method: 'POST',
  path: '/console/exchange/sources/close',
  who,
  summary: 'Remove a connection and its secret; what it brought stays.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['exchange_at_work'],
  idempotency: 'accepted',
})

export const readExchangeColumns = call({
  method: 'POST',
  path: '/console/exchange/sources/columns',
  who,
  summary: 'Fetch one file of a saved connection and show its columns with the words that stand in several lines.',
  body: z.object({ id: Id, kind: z.enum(dataTables) }),
  output: z.object({ columns: z.array(z.object({ name: z.string(), values: z.array(z.string()) })), lines: z.number().int() }),
  refusals: ['exchange_file_missing', 'exchange_headings_missing', 'exchange_unreachable', 'exchange_unreadable'],
})

export const checkExchange = call({
  method: 'POST',
  path: '/console/exchange/sources/check',
  who,
  summary: 'Fetch all files of a connection and show what differs; nothing changes before it is confirmed.',
  body: z.object({ id: Id }),
  output: z.object({ importId: Id }),
  refusals: ['exchange_at_work'],
  idempotency: 'accepted',
})

const goneDecisions = ['open', 'left', 'kept'] as const

export const goneDecisionNames = {
  open: ['待决定', 'To decide', '待決定'],
  left: ['已离校', 'Left', '已離校'],
  kept: ['保留', 'Kept', '保留'],
} as const satisfies Record<(typeof goneDecisions)[number], Phrase>

export const GoneFilter = z.object({ sourceId: Id, decision: z.enum(goneDecisions).default('open') })

export const goneStudents = call({
  method: 'GET',
  path: '/console/exchange/gone',
  who,
  summary: 'Students whom a connection no longer names; nothing happens to them until someone decides.',
  query: PageQuery.extend(GoneFilter.shape),
  output: pageOf(
    z.object({
      recordId: Id,
      number: z.string(),
      name: z.string(),
      className: z.string(),
      grade: z.string(),
      foundAt: Instant,
      decision: z.enum(goneDecisions),
      decidedBy: z.string(),
    }),
  ),
})

export const decideGone = call({
  method: 'POST',
  path: '/console/exchange/gone',
  who,
  summary: 'Mark students who are gone as having left, or keep them.',
  body: z.object({ sourceId: Id, recordIds: z.array(Id).min(1).max(500), decision: z.enum(['left', 'kept']) }),
  output: z.object({ decided: z.number().int() }),
  refusals: ['already_decided'],
  idempotency: 'accepted',
})

export const recordSources = call({
  method: 'GET',
  path: '/console/exchange/record-sources',
  who,
  summary: 'The systems from which student records come, with the number of records of each.',
  output: z.array(Titled.extend({ code: z.string(), records: z.number().int() })),
})

export const saveRecordSource = call({
  method: 'POST',
  path: '/console/exchange/record-sources',
  who,
  summary: 'Add a system from which student records come, or rename one.',
  body: z.object({
    code: z
      .string()
      .trim()
      .min(1)
      .max(30)
      .regex(/^[0-9A-Za-z_-]+$/, 'unit_code'),
    name: z.string().trim().min(1).max(60),
    nameEn: z.string().trim().min(1).max(120),
    nameTw: z.string().trim().min(1).max(60),
  }),
  output: Done,
  idempotency: 'accepted',
})
