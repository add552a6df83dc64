import { randomUUID } from 'node:crypto'
import { FactorWay } from '@campus/contract/account/second-factor.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { Sessions } from '../../../http/door.ts'
import type { OpenedSession } from '../../../http/route.ts'
import { later } from '../../../platform/clock.ts'
import { requiresSecondFactor } from '../../../platform/config.ts'
import { type Caller, type Ctx, inTransaction } from '../../../platform/context.ts'
import { sha256 } from '../../../platform/digest.ts'
import { push } from '../../../platform/push.ts'
import { newToken } from '../../../platform/secrets.ts'
import { presentSessionUser } from '../../people/person.service.ts'
import { isSessionEnough, missingStep } from '../second-factor/need.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { endRemembered, insertRemember, lockRemember, spendRemember } from './remember.repository.ts'
import { type EndCause, endSessions, findSession, insertSession, listOpenSessionIds, noteSeen } from './session.repository.ts'
import { isOpen, seenEverySeconds, sessionLife } from './session.rules.ts'
import type { SessionCache } from './session-cache.ts'

interface Opening {
  readonly schoolId: string
  readonly personId: string
  /** How the person came in: `password`, `phone`, `passkey`, `wechat`, … */
  readonly way: string
  readonly remember: boolean
  /** What the outside needs again at logout. */
  readonly outside?: string | undefined
  /** The second factor that was shown. */
  readonly secondFactor?: FactorWay | undefined
  /** The family of the remember token that opened this session. */
  readonly familyId?: string
}

const outsideSeal = 'session.outside'

/** What the outside needs at logout, as it was when the session was opened. */
export const openOutside = (ctx: Ctx, sealed: Buffer) => ctx.world.keeper.open(sealed, outsideSeal)

/** Opens a session for a person who has proved who they are. */
export const openSession = (ctx: Ctx, opening: Opening): Promise<OpenedSession & { sessionId: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId, way } = opening
    const now = ctx.now()
    const token = newToken()
    const { id: sessionId } = await insertSession(ctx.sql, {
      schoolId,
      personId,
      tokenHash: sha256(token),
      way,
      ...ctx.origin,
      now,
      expiresAt: later(now, sessionLife.absoluteSeconds),
      secondFactor: opening.secondFactor ?? null,
      outsideSealed: opening.outside ? ctx.world.keeper.seal(opening.outside, outsideSeal) : null,
    })
    const remember = opening.remember ? newToken() : undefined
    if (remember) {
      const familyId = opening.familyId ?? randomUUID()
      await insertRemember(ctx.sql, {
        schoolId,
        personId,
        familyId,
        sessionId,
        tokenHash: sha256(remember),
        now,
        expiresAt: later(now, sessionLife.rememberSeconds),
      })
    }
    const { user, isAgent } = await presentSessionUser(ctx, personId)
    return { token, user, isAgent, remember, sessionId }
  })

/** Ends sessions and their remember tokens, everywhere at once: the news reaches every process with the commit. */
export const endSessionsOf = (ctx: Ctx, which: { personId: string; id?: string; exceptId?: string }, cause: EndCause) =>
  inTransaction(ctx, async (ctx) => {
    const ended = await endSessions(ctx.sql, which, cause, ctx.now())
    await endRemembered(
      ctx.sql,
      {
        personId: which.personId,
        ...(which.id ? { sessionId: which.id } : {}),
        ...(which.exceptId ? { exceptSessionId: which.exceptId } : {}),
      },
      ctx.now(),
    )
    for (const { id } of ended) await push(ctx.sql, { to: `session:${id}`, topic: 'session_ended', data: null })
    return ended
  })

/** Lets every process ask anew who is behind the sessions of a person whose roles have changed. */
export const refreshSessionsOf = async (ctx: Ctx, personId: string) => {
  for (const id of await listOpenSessionIds(ctx.sql, personId))
    await push(ctx.sql, { to: `session:${id}`, topic: 'session_changed', data: null })
}

/** The second factor holds for the device on which it was shown. Elsewhere a remember token does not stand in for it. */
const keptFactor = (remembered: { device_id: string; second_factor: string | null }, deviceId: string) =>
  deviceId !== '' && deviceId === remembered.device_id ? FactorWay.nullable().parse(remembered.second_factor) : null

const resume = (ctx: Ctx, remember: string) =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const found = await lockRemember(ctx.sql, sha256(remember))
    if (!found || found.expires_at <= now) return 'unknown' as const
    const personId = found.person_id
    if (found.spent_at !== null) {
      await endSessionsOf(ctx, { personId }, 'remember_reused')
      return 'stolen' as const
    }
    const person = await presentSessionUser(ctx, personId)
    if (found.ended_at !== null || !person.isActive) return 'unknown' as const
    const secondFactor = keptFactor(found, ctx.origin.deviceId)
    if (missingStep(await readFactors(ctx, personId), secondFactor) !== 'none') return 'unknown' as const
    await spendRemember(ctx.sql, found.id, now)
    const [replaced] = await endSessionsOf(ctx, { personId, id: found.session_id }, 'replaced')
    const session = await openSession(ctx, {
      schoolId: found.school_id,
      personId,
      way: 'remember',
      remember: true,
      familyId: found.family_id,
      secondFactor: secondFactor ?? undefined,
      ...(replaced?.outside_sealed ? { outside: openOutside(ctx, replaced.outside_sealed) } : {}),
    })
    const caller: Caller = {
      personId,
      schoolId: found.school_id,
      sessionId: session.sessionId,
      roles: session.user.roles,
      isAgent: session.isAgent,
    }
    return { caller, session }
  })

/** How the door learns who is asking. */
export const openSessions = (base: Pick<Ctx, 'sql' | 'now' | 'world'>, cache: SessionCache): Sessions => ({
  async find(token) {
    const now = base.now()
    const kept = cache.get(token, now)
    if (kept) return kept
    const mark = cache.mark()
    const found = await findSession(base.sql, sha256(token))
    if (!found || found.state !== 'active' || !isOpen(found, now)) return undefined
    if (later(found.last_seen_at, seenEverySeconds) <= now) await noteSeen(base.sql, found.id, now)
    const roles = (found.roles ?? []) as Role[]
    if (!isSessionEnough({ roles, secondFactor: found.second_factor }, requiresSecondFactor(base.world.config))) return undefined
    const caller: Caller = { personId: found.person_id, schoolId: found.school_id, sessionId: found.id, roles, isAgent: found.is_agent }
    cache.put(token, caller, now, mark)
    return caller
  },
  resume: (remember, origin) => resume({ ...base, language: 'zh_CN', origin }, remember),
})
