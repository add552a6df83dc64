import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { endSessions, openSessions } from '@campus/contract/operations/sessions.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { refuse } from '../../../platform/refuse.ts'
import { nameDevice } from '../../../platform/text/device-name.ts'
import { endSessionsOf, inUseSince } from '../../account/session/session.service.ts'
import { record } from '../../audit/audit.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import {
  countSessions,
  findSession,
  isOfSchool,
  listSessions,
  listSessionsAfter,
  listSessionsFrom,
  type SessionFilter,
} from './session.repository.ts'

type Asked = Pick<SessionFilter, 'words' | 'network' | 'role'>

const filterOf = (ctx: CallerCtx, asked: Asked) => {
  const now = ctx.now()
  return { ...asked, schoolId: ctx.caller.schoolId, now, since: inUseSince(now) }
}

const present = (ctx: CallerCtx, row: Awaited<ReturnType<typeof listSessions>>[number]) => ({
  id: row.id,
  person: { id: row.person_id, name: personNameIn({ name: row.name, namePinyin: row.name_pinyin }, ctx.language), number: row.number },
  roles: row.roles,
  device: nameDevice(row.device_name, ctx.language),
  way: row.way,
  network: row.network,
  startedAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  isThisOne: row.id === ctx.caller.sessionId,
})

export const countFitting = async (ctx: CallerCtx, asked: Asked) => (await countSessions(ctx.sql, filterOf(ctx, asked))).sessions

export const listFitting = async (ctx: CallerCtx, asked: Asked, from: FromCursor) =>
  (await listSessionsAfter(ctx.sql, filterOf(ctx, asked), from)).map((row) => present(ctx, row))

export const pageSessions = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof openSessions>,
): Promise<OutputOf<typeof openSessions>> => {
  const filter = filterOf(ctx, asked)
  const rows = await listSessions(ctx.sql, filter, { pageNum, pageSize }, sort)
  const { sessions, people } = await countSessions(ctx.sql, filter)
  return {
    rows: rows.map((row) => present(ctx, row)),
    total: sessions,
    people,
  }
}

type Target = InputOf<typeof endSessions>['target']
type Ended = ReadonlyMap<string, number>

/** Each person's sessions, by how many were ended. */
const counted = (ended: readonly { readonly personId: string; readonly count: number }[]): Ended =>
  ended.reduce(
    (counts, { personId, count }) => (count === 0 ? counts : counts.set(personId, (counts.get(personId) ?? 0) + count)),
    new Map<string, number>(),
  )

const endOne = async (ctx: CallerCtx, id: string): Promise<Ended> => {
  if (id === ctx.caller.sessionId) throw refuse('not_yourself')
  const found = await findSession(ctx.sql, ctx.caller.schoolId, id)
  const ended = found ? await endSessionsOf(ctx, { personId: found.person_id, id }, 'ended_by_school') : []
  // Of two who end it at once the second finds it over.
  if (!found || ended.length === 0) throw refuse('not_found')
  return counted([{ personId: found.person_id, count: ended.length }])
}

const endOfPerson = async (ctx: CallerCtx, personId: string): Promise<Ended> => {
  if (personId === ctx.caller.personId) throw refuse('not_yourself')
  if (!(await isOfSchool(ctx.sql, ctx.caller.schoolId, personId))) throw refuse('not_found')
  const ended = await endSessionsOf(ctx, { personId }, 'ended_by_school')
  return counted([{ personId, count: ended.length }])
}

/** An administrator who ends all sessions of a network may be in it: their own session stays. */
const endOfNetwork = async (ctx: CallerCtx, network: string): Promise<Ended> => {
  const found = (await listSessionsFrom(ctx.sql, ctx.caller.schoolId, network)).filter(({ id }) => id !== ctx.caller.sessionId)
  const ended = []
  for (const { id, person_id: personId } of found)
    ended.push({ personId, count: (await endSessionsOf(ctx, { personId, id }, 'ended_by_school')).length })
  return counted(ended)
}

const endTarget = (ctx: CallerCtx, target: Target): Promise<Ended> => {
  if (target.kind === 'session') return endOne(ctx, target.id)
  return target.kind === 'person' ? endOfPerson(ctx, target.personId) : endOfNetwork(ctx, target.network)
}

const notice = (reason: string): { title: Phrase; body: Phrase } => ({
  title: ['学校结束了您的登录', 'Your school logged you out', '學校結束了您的登入'],
  body: [
    `管理员结束了您在一台或多台设备上的登录，原因：${reason}。您可以重新登录；如有疑问请联系学校。`,
    `An administrator logged you out on one or more devices. Reason: ${reason}. You can log in again. Contact your school if you have questions.`,
    `管理員結束了您在一台或多台裝置上的登入，原因：${reason}。您可以重新登入；如有疑問請聯絡學校。`,
  ],
})

const subjectOf = (target: Target) => (target.kind === 'session' ? target.id : target.kind === 'person' ? target.personId : target.network)

export const end = (ctx: CallerCtx, { target, reason }: InputOf<typeof endSessions>): Promise<OutputOf<typeof endSessions>> =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endTarget(ctx, target)
    const people = [...ended.keys()].toSorted()
    const count = [...ended.values()].reduce((sum, each) => sum + each, 0)
    await record(ctx, {
      action: 'operations.sessions_ended',
      subjectKind: target.kind,
      subjectId: subjectOf(target),
      details: { reason, ended: count, people },
    })
    const told = people.filter((id) => id !== ctx.caller.personId)
    if (told.length > 0) await sendMessage(ctx, { schoolId: ctx.caller.schoolId, to: told, category: 'security', ...notice(reason) })
    return { ended: count }
  })
