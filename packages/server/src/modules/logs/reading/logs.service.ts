import type { LogQuery } from '@campus/contract/logs/log-filter.ts'
import type { LogName } from '@campus/contract/logs/trail.ts'
import type { z } from 'zod'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { type LogSource, type LogSources, logSources } from '../log-source.extension.ts'
import { noteReading } from '../note-reading.service.ts'
import { resolveFilter } from './filter.service.ts'
import { readPage } from './read-log.service.ts'

type Query = z.output<typeof LogQuery>

/** One page of one log, for a call. */
const pageOf =
  <Row extends { readonly id: string; readonly at: string }>(name: LogName, sourceOf: (sources: LogSources) => LogSource<Row>) =>
  async (ctx: CallerCtx, { cursor, pageSize, ...filter }: Query) => {
    const reading = onReplica(ctx)
    const where = await resolveFilter(reading, filter)
    const page = await readPage(reading, sourceOf(logSources.of(ctx)), { where, name, cursor, pageSize })
    if (cursor === undefined) await noteReading(ctx, { name, personId: filter.personId, filter })
    return page
  }

export const listLogins = pageOf('login', ({ login }) => login)
export const listOperations = pageOf('operation', ({ operation }) => operation)
export const listApplications = pageOf('application', ({ application }) => application)
export const listFaceCalls = pageOf('face_call', ({ face_call }) => face_call)
export const listPhotoOperations = pageOf('photo_operation', ({ photo_operation }) => photo_operation)
export const listPhotoStorage = pageOf('photo_storage', ({ photo_storage }) => photo_storage)
