import { ConsentGiven } from '@campus/contract/account/login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { answer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { startSession } from '../../account/login/entry.service.ts'
import { hashChosen, requireGoodPassword } from '../../account/password/password.service.ts'
import { findHolderByChannel } from '../../people/person/holder.service.ts'
import { type CaseRow, lockCase, updateCase } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { encryptReach, encryptTarget, readGiven } from '../cases/given-fields.ts'
import { requireCase } from '../cases/require-case.service.ts'
import { notifyApplicant } from '../mail/case-mail.service.ts'
import { isSureMatch } from '../matching/matching.rules.ts'
import { findRecord } from '../matching/record.repository.ts'
import { readKnown } from '../matching/record.service.ts'
import { acceptCase, openAccount, requireFreeRecord } from '../opening/opening.service.ts'
import { channelIn, type NewChannel, spendNewChannelCode } from '../proof/code-proof.service.ts'
import { type ProofKind, spendProof } from '../proof/proof-ticket.service.ts'
import { handIn, mapOpenCase, requireWantedFiles } from './hand-in.service.ts'

type Given = InputOf<typeof registerRecorded>

/** What the account will have, kept with the case until it opens. */
const chosen = (ctx: Ctx, hash: string, wanted: NewChannel | undefined) => {
  const { secretBox } = ctx.services
  return {
    password_hash: hash,
    channel: wanted?.channel ?? null,
    target_encrypted: wanted ? encryptTarget(secretBox, wanted.target) : null,
    ...(wanted ? encryptReach(secretBox, wanted) : {}),
  }
}

const requireUnused = async (ctx: Ctx, row: CaseRow, wanted: NewChannel | undefined) => {
  if (!wanted) return
  const holder = await findHolderByChannel(ctx, { schoolId: row.school_id, userType: row.user_type, ...wanted })
  if (holder && holder.id !== row.person_id) throw refuse('channel_taken')
}

/** The number, the name and the ID number of the record are those that were given. */
const isSure = async (ctx: Ctx, row: CaseRow) => {
  const found = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  return found !== undefined && isSureMatch(readGiven(ctx.services.secretBox, row), await readKnown(ctx, row.school_id, found))
}

/** A case that a person accepted gets its password by the mailed address. */
const finishPassed = async (ctx: Ctx, row: CaseRow) => {
  if (row.opens_at && row.opens_at > ctx.now()) {
    const waiting = await updateCase(ctx.sql, row.id, { expires_at: null })
    await notifyApplicant(ctx, waiting)
    return waiting
  }
  return openAccount(ctx, row)
}

const proceed = async (ctx: Ctx, row: CaseRow, proof: ProofKind | undefined): Promise<CaseRow> => {
  if (row.state === 'passed') return finishPassed(ctx, row)
  if (proof === undefined || !(await isSure(ctx, row))) return handIn(ctx, row)
  await requireFreeRecord(ctx, row.person_id)
  const decided = await updateCase(ctx.sql, row.id, { method: proof === 'authority' ? 'police' : 'system' })
  await noteEvent(ctx, row, 'passed')
  return acceptCase(ctx, decided, proof === 'phone' || proof === 'email')
}

/** A mailed address sets the password of an accepted case, and every other proof that of a case nobody has handed in. */
const requireStep = ({ state, kind, handed_in_at, password_hash }: CaseRow, proof: ProofKind | undefined) => {
  const isAccepted = state === 'passed' && password_hash === null && proof === 'mail'
  const isUnfinished = handed_in_at === null && kind === 'matched' && proof !== 'mail'
  if (!isAccepted && !isUnfinished) throw refuse(handed_in_at === null ? 'ticket_invalid' : 'registration_reviewed')
}

const guard = async (ctx: Ctx, row: CaseRow, given: Given, wanted: NewChannel | undefined) => {
  if (row.closed_at) throw refuse('registration_reviewed')
  const found = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  await requireGoodPassword(ctx, row.school_id, given.password, [found?.number, found?.phone, found?.email, wanted?.target])
  if (given.ticket !== undefined || row.state === 'passed') return
  if (!wanted) throw refuse('bad_input', { fields: { email: say(fieldTexts.required, ctx.language) } })
  await requireWantedFiles(ctx, row)
}

export const register = async (ctx: Ctx, given: Given) => {
  const seen = await requireCase(ctx, given.id)
  const wanted = channelIn(given)
  await guard(ctx, seen, given, wanted)
  if (wanted) await spendNewChannelCode(ctx, seen, wanted, given.code ?? '')
  const hash = await hashChosen(given.password)
  let proof: ProofKind | undefined
  const row = await inTransaction(ctx, async (ctx) => {
    const before = await lockCase(ctx.sql, given.id)
    if (!before) throw refuse('not_found')
    proof = given.ticket === undefined ? undefined : await spendProof(ctx, given.id, given.ticket)
    requireStep(before, proof)
    await requireUnused(ctx, before, wanted)
    return proceed(ctx, await updateCase(ctx.sql, before.id, chosen(ctx, hash, wanted)), proof)
  }).catch(mapOpenCase)
  const done: OutputOf<typeof registerRecorded> = { state: row.state, opensAt: row.opens_at?.toISOString() ?? null, isFirstLogin: false }
  if (row.state !== 'registered' || !row.person_id) return answer(done)
  // After the account is there: somebody who manages goes on with the second step.
  const way = proof === 'phone' || proof === 'email' ? proof : 'password'
  const consent = ConsentGiven.parse(row.consent)
  const { session, isFirstLogin } = await startSession(ctx, { schoolId: row.school_id, personId: row.person_id, way, consent })
  return answer({ ...done, isFirstLogin }, { session })
}
