import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { proveByFace, startFaceProof } from '@campus/contract/registration/proof.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { CheckFrame } from '../../../ports/face/face-port.ts'
import { answerChallenge, startChallenge } from '../../faces/challenges/challenge.service.ts'
import { needsGuardian } from '../../faces/consents/consent.service.ts'
import { isBrokenPicture, judgePhoto } from '../../faces/engine/face-engine.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { type CaseRow, giveBackFaceTry, hasEvent, takeFaceTry } from '../cases/case.repository.ts'
import { noteEvent } from '../cases/case-event.service.ts'
import { maxFaceFailures } from '../cases/case-state.rules.ts'
import { findRecord, type RecordRow } from '../matching/record.repository.ts'
import { askAuthority } from './ask-authority.service.ts'
import { frameWorth } from './best-frame.rules.ts'
import { giveProof } from './proof-ticket.service.ts'
import { requireUnproved } from './require-unproved.service.ts'

type Way = InputOf<typeof proveByFace>['way']

/** Whether a face check can prove this case: the school offers it, and there is something to compare with. */
export const isFaceOffered = async (ctx: Ctx, row: CaseRow, record: RecordRow, way: Way) => {
  const { faces, registration } = await readSettings(ctx.sql, row.school_id)
  const isOn = faces.isOn && faces.methods.includes('registration') && registration[row.user_type].proofs.includes(way)
  return isOn && (way === 'face' ? record.portrait_file_id !== null : ctx.services.authority !== undefined)
}

const requireFaceWay = async (ctx: Ctx, id: string, way: Way) => {
  const row = await requireUnproved(ctx, id)
  const record = row.person_id ? await findRecord(ctx.sql, row.person_id) : undefined
  if (!record) throw refuse('not_found')
  if (!(await isFaceOffered(ctx, row, record, way)))
    throw refuse(way === 'face' && !record.portrait_file_id ? 'face_not_kept' : 'faces_off')
  return { row, record }
}

export const startFaceCheck = async (ctx: Ctx, { id, way }: InputOf<typeof startFaceProof>): Promise<OutputOf<typeof startFaceProof>> => {
  const { row, record } = await requireFaceWay(ctx, id, way)
  if (await needsGuardian(ctx, { schoolId: row.school_id, personId: record.id })) throw refuse('guardian_needed')
  const { challengeId, prompts, expiresAt } = await startChallenge(ctx, {
    schoolId: row.school_id,
    purpose: 'registration',
    subjectId: id,
  })
  await noteEvent(ctx, row, 'face_agreed', way)
  return { challengeId, prompts: [...prompts], expiresAt, attemptsLeft: maxFaceFailures - row.face_failures }
}

/** By what the record knows a face: its portrait, measured now and not kept. */
const referenceOf = async (ctx: Ctx, { portrait_file_id, school_id }: RecordRow): Promise<Float32Array> => {
  const portrait = portrait_file_id ? await readFileBytes(ctx, portrait_file_id, school_id) : undefined
  const judged =
    portrait &&
    (await judgePhoto(ctx, portrait).catch((error: unknown) => {
      // The school's portrait is to blame, not who is checked.
      throw isBrokenPicture(error) ? refuse('face_not_kept') : error
    }))
  const vector = judged?.vector
  if (!vector) throw refuse('face_not_kept')
  return vector
}

/** The frame that shows the face best: all others have to show the same person, and the authority says who that is. */
const bestFrame = async (ctx: Ctx, frames: readonly CheckFrame[]) => {
  let best = { worth: -1, vector: new Float32Array(), picture: new Uint8Array() as Uint8Array }
  for (const { bytes } of frames) {
    const { vector, checks } = await judgePhoto(ctx, bytes)
    const worth = frameWorth(checks)
    if (vector && worth > best.worth) best = { worth, vector: Float32Array.from(vector), picture: bytes }
  }
  return best
}

/** What the check finds, and for a case that an authority proves what that says. */
const checkFace = async (ctx: Ctx, row: CaseRow, record: RecordRow, { id, challengeId, way, ...given }: InputOf<typeof proveByFace>) => {
  const frames = given.frames.map(({ step, image }) => ({ step, bytes: Buffer.from(image, 'base64') }))
  const about = { challengeId, purpose: 'registration', subjectId: id, frames, personId: record.id } as const
  if (way === 'face') return answerChallenge(ctx, { ...about, readReference: () => referenceOf(ctx, record) })
  const best: { picture?: Uint8Array } = {}
  const readReference = async () => {
    const { vector, picture } = await bestFrame(ctx, frames)
    best.picture = picture
    return vector
  }
  const checked = await answerChallenge(ctx, { ...about, readReference })
  if (!checked.isPassed || !best.picture) return checked
  return (await askAuthority(ctx, row, best.picture)) ? checked : { isPassed: false, fault: 'other_person' as const }
}

/**
 * Counted as wrong before it is measured, so that checks at once have no more tries than one after the other. Given back where nothing could
 * be measured, except for pictures that cannot be opened.
 */
export const answerFaceCheck = async (ctx: Ctx, given: InputOf<typeof proveByFace>): Promise<OutputOf<typeof proveByFace>> => {
  const { id, way } = given
  const { row, record } = await requireFaceWay(ctx, id, way)
  if (!(await hasEvent(ctx.sql, id, 'face_agreed', way))) throw refuse('face_challenge_over')
  const taken = await takeFaceTry(ctx.sql, id, maxFaceFailures)
  if (!taken) throw refuse('registration_manual_only')
  const checked = await checkFace(ctx, row, record, given).catch(async (error: unknown) => {
    if (!isBrokenPicture(error)) await giveBackFaceTry(ctx.sql, id)
    throw error
  })
  return inTransaction(ctx, async (ctx) => {
    const events = way === 'face' ? (['face_passed', 'face_failed'] as const) : (['authority_passed', 'authority_failed'] as const)
    if (checked.isPassed) {
      await giveBackFaceTry(ctx.sql, id)
      await noteEvent(ctx, row, events[0])
      const proof = await giveProof(ctx, id, way)
      return { isPassed: true, fault: null, attemptsLeft: maxFaceFailures - row.face_failures, isManualOnly: false, proof }
    }
    const isManualOnly = taken.face_failures >= maxFaceFailures
    await noteEvent(ctx, row, events[1], checked.fault)
    if (isManualOnly) await noteEvent(ctx, row, 'turned_manual')
    const attemptsLeft = maxFaceFailures - taken.face_failures
    return { isPassed: false, fault: checked.fault ?? null, attemptsLeft, isManualOnly, proof: null }
  })
}
