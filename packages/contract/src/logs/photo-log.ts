import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { Titled } from '../school/schools.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

export const PhotoOperation = z.enum(['taken', 'replaced', 'passed', 'failed', 'viewed', 'exported', 'searched'])
export type PhotoOperation = z.infer<typeof PhotoOperation>

export const PhotoStorage = z.enum(['stored', 'deleted'])
export type PhotoStorage = z.infer<typeof PhotoStorage>

const PhotoRow = z.object({
  id: Id,
  at: Instant,
  /** Whose photo it is; nobody where a search began from a picture of nobody known. */
  person: LogPerson.nullable(),
  unitName: z.string(),
  /** Who did it; nobody where the system did. */
  actor: LogPerson.nullable(),
  /** The kind of photo, where it is of one. */
  type: Titled.nullable(),
  photoId: Id.nullable(),
  network: z.string(),
  requestId: z.string(),
})

const PhotoOperationRow = PhotoRow.extend({ action: PhotoOperation })
export type PhotoOperationRow = z.infer<typeof PhotoOperationRow>

const PhotoStorageRow = PhotoRow.extend({ action: PhotoStorage, bytes: z.number().int().nullable() })
export type PhotoStorageRow = z.infer<typeof PhotoStorageRow>

export const photoOperationLog = call({
  method: 'GET',
  path: '/tcyApi/photoOperateLogList',
  who: ['admin', 'auditor'],
  summary: 'Who took, replaced, decided on, viewed or exported which photo, newest first; without the photos.',
  query: LogQuery,
  output: logPageOf(PhotoOperationRow),
  changesState: true,
})

export const photoStorageLog = call({
  method: 'GET',
  path: '/tcyApi/photoStorageLogList',
  who: ['admin', 'auditor'],
  summary: 'Which photos were stored and deleted, newest first; without the photos.',
  query: LogQuery,
  output: logPageOf(PhotoStorageRow),
  changesState: true,
})
