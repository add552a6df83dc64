import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { logTrail, TrailFilter, type TrailRow } from '@campus/contract/logs/trail.ts'
import { trailTitles } from '@campus/contract/logs/trail-titles.ts'
import type { z } from 'zod'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { exportSource } from '../exports/export-source.extension.ts'
import { listFilterNames } from '../lists/list-filter.service.ts'
import { noteReading } from '../note-reading.service.ts'
import { resolveFilter } from '../reading/filter.service.ts'
import { readPage } from '../reading/read-log.service.ts'
import { networkColumn, timeColumn } from '../source/log-columns.service.ts'
import { findLogPersonId } from '../source/log-people.repository.ts'
import { everythingFor } from './everything.service.ts'

type Asked = z.output<typeof TrailFilter>

/** Whom or what a trail is about. */
const aboutOf = async (ctx: CallerCtx, { personId, personNumber, requestId, subjectId }: Asked) => {
  const { schoolId } = ctx.caller
  const named = personId ?? (personNumber && (await findLogPersonId(ctx.sql, schoolId, personNumber)))
  if (personNumber && !named) throw refuse('not_found')
  const about = { personId: named, requestId, subjectId }
  if (Object.values(about).every((part) => part === undefined)) throw refuse('trail_of_nothing')
  return about
}

const whereOf = async (ctx: CallerCtx, { from, until }: Asked, { personId, ...rest }: Awaited<ReturnType<typeof aboutOf>>) => ({
  ...(await resolveFilter(ctx, { from, until, personId })),
  ...rest,
})

export const readTrail = async (
  ctx: CallerCtx,
  { cursor, pageSize, ...filter }: InputOf<typeof logTrail>,
): Promise<OutputOf<typeof logTrail>> => {
  const reading = onReplica(ctx)
  const about = await aboutOf(reading, filter)
  const where = await whereOf(reading, filter, about)
  const name = `trail ${Object.values(about).join(' ')}`
  const page = await readPage(reading, everythingFor(reading), { where, name, cursor, pageSize })
  if (cursor === undefined) await noteReading(ctx, { name: 'trail', personId: about.personId, filter: { ...filter, ...about } })
  return page
}

/** What is related to one request, person or thing, as a file. */
export const trailExport = exportSource<typeof TrailFilter, TrailRow>({
  who: logTrail.who,
  filter: TrailFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    personId: listFilterNames.personId,
    personNumber: ['学工号', 'Number', '學工號'],
    requestId: ['请求编号', 'Request ID', '請求編號'],
    subjectId: ['事物编号', 'ID of the thing', '事物編號'],
  },
  columns: [
    timeColumn,
    { key: 'log', title: ['日志', 'Log', '日誌'], cell: ({ log }, { say }) => say(trailTitles[log]) },
    { key: 'what', title: ['事件', 'What happened', '事件'], cell: ({ what }) => what },
    { key: 'outcome', title: ['结果', 'Outcome', '結果'], cell: ({ outcome }) => outcome },
    { key: 'number', title: ['学工号', 'Number', '學工號'], cell: ({ person }) => person?.number ?? '' },
    { key: 'name', title: ['人员', 'Person', '人員'], cell: ({ person }) => person?.name ?? '' },
    networkColumn,
    { key: 'requestId', title: ['请求编号', 'Request ID', '請求編號'], cell: ({ requestId }) => requestId },
  ],
  requireToAsk: async (ctx, filter) => void (await aboutOf(ctx, filter)),
  scopeOf: readingScopeOf,
  count: async (ctx, filter, max) => everythingFor(ctx).count(ctx, await whereOf(ctx, filter, await aboutOf(ctx, filter)), max),
  list: async (ctx, filter, { cursor, limit }) =>
    everythingFor(ctx).list(ctx, { ...(await whereOf(ctx, filter, await aboutOf(ctx, filter))), cursor }, limit),
  peopleOf: ({ person }) => [person?.id ?? null],
})
