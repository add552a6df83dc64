import type { ownIdentities, unbindIdentity } from '@campus/contract/account/outside.ts'
import type { OutsideProvider } from '@campus/contract/account/outside-provider.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { reportChangeTo } from '../changes/report-change.service.ts'
import { deleteIdentity, findEnrolled, findIdentity, findSubject, insertIdentity, listIdentities } from './identity.repository.ts'
import { takeWayIn } from './way-in.service.ts'

/** Somebody as an outside provider knows them. */
export interface OutsidePerson {
  readonly schoolId: string
  readonly provider: OutsideProvider
  readonly subject: string
  readonly name: string
}

/** From now on this outside person comes in as this one of ours. */
export const bindIdentity = (ctx: Ctx, { name, ...whose }: OutsidePerson, personId: string, by: 'owner' | 'directory') =>
  inTransaction(ctx, async (ctx) => {
    const bound = await insertIdentity(ctx.sql, { ...whose, personId, name, now: ctx.now() })
    if (!bound) throw refuse('already_bound')
    await record(ctx, {
      schoolId: whose.schoolId,
      action: 'account.identity_bound',
      subjectKind: 'person',
      subjectId: personId,
      actorId: personId,
      details: { provider: whose.provider, by },
    })
    if (by === 'owner') await reportChangeTo(ctx, personId, { kind: 'identity', shown: { provider: whose.provider, name }, undo: bound })
  })

/** A person whom the school's own directory calls by their number needs no other proof. */
const bindByDirectory = async (ctx: Ctx, outsider: OutsidePerson): Promise<string | undefined> => {
  const { ownDirectories } = await readSettings(ctx.sql, outsider.schoolId)
  if (!(ownDirectories as string[]).includes(outsider.provider)) return undefined
  const person = await findEnrolled(ctx.sql, outsider.schoolId, outsider.subject)
  if (!person) return undefined
  await bindIdentity(ctx, outsider, person.id, 'directory')
  return person.id
}

const findBound = async (ctx: Ctx, outsider: OutsidePerson) => (await findIdentity(ctx.sql, outsider))?.person_id

/** Which of our people this is, if any. */
export const recognise = async (ctx: Ctx, outsider: OutsidePerson): Promise<string | undefined> =>
  (await findBound(ctx, outsider)) ??
  (await bindByDirectory(ctx, outsider).catch(async (error: unknown) => {
    // Two first logins at once: the other one has bound it a moment ago.
    const personId = await findBound(ctx, outsider)
    if (personId === undefined) throw error
    return personId
  }))

/** How an outside provider calls one of our people, if they are bound there. */
export const subjectOf = async (ctx: Ctx, personId: string, provider: OutsideProvider): Promise<string | undefined> =>
  (await findSubject(ctx.sql, personId, provider))?.subject

export const listMine = async (ctx: CallerCtx): Promise<OutputOf<typeof ownIdentities>> =>
  (await listIdentities(ctx.sql, ctx.caller.personId)).map(({ provider, name, created_at }) => ({
    provider,
    name,
    createdAt: created_at.toISOString(),
  }))

export const unbind = (ctx: CallerCtx, { provider }: InputOf<typeof unbindIdentity>) =>
  takeWayIn(ctx, async (ctx) => {
    if (!(await deleteIdentity(ctx.sql, ctx.caller.personId, provider))) throw refuse('not_found')
    const { personId } = ctx.caller
    await record(ctx, { action: 'account.identity_unbound', subjectKind: 'person', subjectId: personId, details: { provider } })
    return null
  })
