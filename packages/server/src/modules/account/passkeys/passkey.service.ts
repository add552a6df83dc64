import type { beginPasskey, ownPasskeys, removePasskey, savePasskey } from '@campus/contract/account/passkeys.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { CallerCtx } from '../../../context/context.ts'
import { productNameIn } from '../../../platform/config/installation.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { presentSessionUser } from '../../people/person/person.service.ts'
import { reportChangeTo } from '../changes/report-change.service.ts'
import { changeWaysIn, takeWayIn } from '../outside/way-in.service.ts'
import { waysOf } from '../second-factor/need.rules.ts'
import { readFactors } from '../second-factor/need.service.ts'
import { issueTicket, spendTicket } from '../tickets/ticket.service.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.repository.ts'
import { challengeOf, challengeSeconds, maxPasskeys, relyingParty, supportedAlgorithmIDs, userHandle } from './passkey.rules.ts'
import { accepted, readMade } from './webauthn-answer.ts'

type Row = Pick<Awaited<ReturnType<typeof listPasskeys>>[number], 'id' | 'name' | 'created_at' | 'last_used_at'>

const present = ({ id, name, created_at, last_used_at }: Row): OutputOf<typeof savePasskey> => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})

export const listMine = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPasskeys>> =>
  (await listPasskeys(ctx.sql, ctx.caller.personId)).map(present)

export const begin = async (ctx: CallerCtx): Promise<OutputOf<typeof beginPasskey>> => {
  const { personId, schoolId } = ctx.caller
  const known = await listPasskeys(ctx.sql, personId)
  if (known.length >= maxPasskeys) throw refuse('too_many_passkeys')
  const { user } = await presentSessionUser(ctx, personId)
  const options = await generateRegistrationOptions({
    rpName: productNameIn(ctx.services.config, ctx.language),
    rpID: relyingParty(ctx.services.publicUrl).id,
    userID: userHandle(personId),
    userName: user.xuehao,
    userDisplayName: user.name,
    timeout: challengeSeconds * 1000,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  const payload = { challenge: options.challenge }
  const ticket = await issueTicket(ctx, { schoolId, personId, purpose: 'passkey', payload, seconds: challengeSeconds })
  return { ticket, options: { ...options } }
}

/** The ticket is gone whatever comes of it: an answer that was refused is not tried again. */
const spendOwnChallenge = async (ctx: CallerCtx, token: string) => {
  const ticket = await spendTicket(ctx, 'passkey', token)
  if (ticket.personId !== ctx.caller.personId) throw refuse('ticket_invalid')
  return challengeOf(ticket)
}

export const save = async (ctx: CallerCtx, input: InputOf<typeof savePasskey>): Promise<OutputOf<typeof savePasskey>> => {
  const made = readMade(input.response)
  const expectedChallenge = await spendOwnChallenge(ctx, input.ticket)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(ctx.services.publicUrl)
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false, supportedAlgorithmIDs }
  const { registrationInfo } = await accepted(verifyRegistrationResponse({ response: made, ...expected }))
  if (!registrationInfo) throw refuse('passkey_refused')
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  return changeWaysIn(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    if ((await listPasskeys(ctx.sql, personId)).length >= maxPasskeys) throw refuse('too_many_passkeys')
    const row = { schoolId, personId, credentialId, publicKey: Buffer.from(publicKey), counter, now: ctx.now() }
    const stored = await insertPasskey(ctx.sql, { ...row, transports: made.response.transports, name: input.name })
    if (!stored) throw refuse('passkey_refused')
    await record(ctx, { action: 'account.passkey_added', subjectKind: 'passkey', subjectId: stored.id, details: { name: input.name } })
    await reportChangeTo(ctx, personId, { kind: 'passkey', shown: { name: input.name }, undo: { id: stored.id } })
    return present(stored)
  })
}

export const remove = (ctx: CallerCtx, { id }: InputOf<typeof removePasskey>) =>
  takeWayIn(ctx, async (ctx) => {
    if (!(await deletePasskey(ctx.sql, id, ctx.caller.personId))) throw refuse('not_found')
    const factors = await readFactors(ctx, ctx.caller.personId)
    if (factors.isRequired && waysOf(factors).length === 0) throw refuse('second_factor_required')
    await record(ctx, { action: 'account.passkey_removed', subjectKind: 'passkey', subjectId: id })
    return null
  })
