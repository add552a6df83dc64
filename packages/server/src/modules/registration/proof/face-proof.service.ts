import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { proveByFace, startFaceProof } from '@campus/contract/registration/proof.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { answerChallenge, startChallenge } from '../../faces/challenges/challenge.service.ts'
import { needsGuardian } from '../../faces/consents/consent.service.ts'
import { judgePhoto } from '../../faces/engine/face-engine.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type CaseRow, giveBackFaceTry, takeFaceTry } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { maxFaceFailures } from '../cases/case-state.rules.ts'
import { findRecord, type RecordRow } from '../matching/record.repository.ts'
import { giveProof } from './proof-ticket.service.ts'
import { requireUnproved } from './require-unproved.service.ts'

/** Whether a face check can prove this case: the school offers it, and the record has a portrait. */
export const isFaceOffered = async (ctx: Ctx, row: CaseRow, record: RecordRow) => {
  const { faces, registration } = await readSettings(ctx.sql, row.school_id)
  const isOn = faces.isOn && faces.methods.includes('registration') && registration[row.user_type].proofs.includes('face')
  return isOn && record.portrait_file_id !== null
}

const requireFaceWay = async (ctx: Ctx, id: string) => {
  const row = await requireUnproved(ctx, id)
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  if (!record) throw refuse('not_found')
  if (row.face_failures >= maxFaceFailures) throw refuse('registration_manual_only')
  if (!(await isFaceOffered(ctx, row, record))) throw refuse(record.portrait_file_id ? 'faces_off' : 'face_not_kept')
  return { row, record }
}

export const startFaceCheck = async (ctx: Ctx, { id }: InputOf<typeof startFaceProof>): Promise<OutputOf<typeof startFaceProof>> => {
  const { row, record } = await requireFaceWay(ctx, id)
  if (await needsGuardian(ctx, { schoolId: row.school_id, personId: record.id })) throw refuse('guardian_needed')
  const { challengeId, prompts, expiresAt } = await startChallenge(ctx, {
    schoolId: row.school_id,
    purpose: 'registration',
    subjectId: id,
  })
  await noteEvent(ctx, row, 'face_agreed')
  return { challengeId, prompts: [...prompts], expiresAt, attemptsLeft: maxFaceFailures - row.face_failures }
}

/** By what the record knows a face: its portrait, measured now and not kept. */
const referenceOf = async (ctx: Ctx, { portrait_file_id, school_id }: RecordRow): Promise<Float32Array> => {
  const portrait = portrait_file_id ? await readFileBytes(ctx, portrait_file_id, school_id) : undefined
  const vector = portrait && (await judgePhoto(ctx, portrait)).vector
  if (!vector) throw refuse('face_not_kept')
  return vector
}

/** Counted as wrong before it is measured, so that checks at once have no more tries than one after the other. */
export const answerFaceCheck = async (
  ctx: Ctx,
  { id, challengeId, frames }: InputOf<typeof proveByFace>,
): Promise<OutputOf<typeof proveByFace>> => {
  const { row, record } = await requireFaceWay(ctx, id)
  const reference = await referenceOf(ctx, record)
  const taken = await takeFaceTry(ctx.sql, id, maxFaceFailures)
  if (!taken) throw refuse('registration_manual_only')
  const bytes = frames.map(({ step, image }) => ({ step, bytes: Buffer.from(image, 'base64') }))
  const checked = await answerChallenge(ctx, {
    challengeId,
    purpose: 'registration',
    subjectId: id,
    frames: bytes,
    reference,
    personId: record.id,
  }).catch(async (error: unknown) => {
    await giveBackFaceTry(ctx.sql, id)
    throw error
  })
  return inTransaction(ctx, async (ctx) => {
    if (checked.isPassed) {
      await giveBackFaceTry(ctx.sql, id)
      await noteEvent(ctx, row, 'face_passed')
      const proof = await giveProof(ctx, id, 'face')
      return { isPassed: true, fault: null, attemptsLeft: maxFaceFailures - row.face_failures, isManualOnly: false, proof }
    }
    const isManualOnly = taken.face_failures >= maxFaceFailures
    await noteEvent(ctx, row, 'face_failed', checked.fault)
    if (isManualOnly) await noteEvent(ctx, row, 'turned_manual')
    const attemptsLeft = maxFaceFailures - taken.face_failures
    return { isPassed: false, fault: checked.fault ?? null, attemptsLeft, isManualOnly, proof: null }
  })
}
