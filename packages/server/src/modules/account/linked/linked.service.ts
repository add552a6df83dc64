import { randomUUID } from 'node:crypto'
import type { leaveAccount, ownAccounts, switchAccount } from '@campus/contract/account/outside.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { maskAccount } from '@campus/contract/masks.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { reportChangeTo } from '../changes/report-change.service.ts'
import { startSession } from '../login/entry.service.ts'
import {
  deleteMember,
  findGroup,
  findRemembered,
  insertMember,
  listAccounts,
  listMemberIds,
  lockGroups,
  moveMembers,
} from './linked.repository.ts'

export interface Account {
  readonly personId: string
  readonly schoolId: string
}

export const listMine = async (ctx: CallerCtx): Promise<OutputOf<typeof ownAccounts>> =>
  (await listAccounts(ctx.sql, ctx.caller.personId)).map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    userType: row.kind,
    schoolName: say([row.school_name, row.school_name_en, row.school_name_tw], ctx.language),
    isThisOne: row.id === ctx.caller.personId,
  }))

/** Each owner is notified of the other account. Undoing it separates those that were not linked before. */
const reportJoined = async (ctx: CallerCtx, other: Account, groupId: string, along: readonly { person_id: string }[]) => {
  const accounts = await listAccounts(ctx.sql, ctx.caller.personId)
  const leave = along.length > 0 ? along.map(({ person_id }) => person_id) : [other.personId]
  const stays = (await listMemberIds(ctx.sql, groupId)).filter((id) => !leave.includes(id))
  for (const [personId, otherId] of [
    [ctx.caller.personId, other.personId],
    [other.personId, ctx.caller.personId],
  ] as const) {
    const { name = '', number = '' } = accounts.find(({ id }) => id === otherId) ?? {}
    await reportChangeTo(ctx, personId, { kind: 'account', shown: { name, number: maskAccount(number) }, undo: { stays, leave } })
  }
}

/** Both accounts and those linked with them before become the caller's accounts. */
export const joinAccount = (ctx: CallerCtx, other: Account) =>
  inTransaction(ctx, async (ctx) => {
    if (other.personId === ctx.caller.personId) throw refuse('same_account')
    await lockGroups(ctx.sql)
    const [mine, theirs] = [await findGroup(ctx.sql, ctx.caller.personId), await findGroup(ctx.sql, other.personId)]
    if (mine && mine === theirs) throw refuse('already_bound')
    const groupId = mine ?? theirs ?? randomUUID()
    const now = ctx.now()
    if (!mine) await insertMember(ctx.sql, { personId: ctx.caller.personId, schoolId: ctx.caller.schoolId, groupId, now })
    if (!theirs) await insertMember(ctx.sql, { ...other, groupId, now })
    const along = mine && theirs ? await moveMembers(ctx.sql, theirs, mine, now) : []
    await record(ctx, { action: 'account.joined', subjectKind: 'person', subjectId: other.personId })
    if (other.schoolId !== ctx.caller.schoolId)
      await record(ctx, { action: 'account.joined', subjectKind: 'person', subjectId: other.personId, schoolId: other.schoolId })
    await reportJoined(ctx, other, groupId, along)
  })

const requireMine = async (ctx: CallerCtx, id: string) => {
  const account = (await listAccounts(ctx.sql, ctx.caller.personId)).find((row) => row.id === id)
  if (!account) throw refuse('not_found')
  return account
}

/** The device leaves this account and enters the other: what it was remembered for and logged in to outside goes along. */
export const switchTo = async (ctx: CallerCtx, { id }: InputOf<typeof switchAccount>) => {
  const { schoolId, personId, sessionId } = ctx.caller
  const account = await requireMine(ctx, id)
  if (id === personId) throw refuse('not_found')
  const remember = (await findRemembered(ctx.sql, sessionId, ctx.now())) !== undefined
  const leaves = { schoolId, personId, sessionId }
  const { session, isFirstLogin } = await startSession(ctx, { schoolId: account.school_id, personId: id, way: 'switch', remember, leaves })
  return answer({ isFirstLogin }, { session })
}

export const leave = (ctx: CallerCtx, { id }: InputOf<typeof leaveAccount>) =>
  inTransaction(ctx, async (ctx) => {
    await lockGroups(ctx.sql)
    const groupId = await findGroup(ctx.sql, ctx.caller.personId)
    if (!groupId || (await findGroup(ctx.sql, id)) !== groupId) throw refuse('not_found')
    await deleteMember(ctx.sql, id)
    const [last, ...others] = await listMemberIds(ctx.sql, groupId)
    if (last && others.length === 0) await deleteMember(ctx.sql, last)
    await record(ctx, { action: 'account.left', subjectKind: 'person', subjectId: id })
    return null
  })
