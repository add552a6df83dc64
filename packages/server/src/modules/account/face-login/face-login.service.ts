import { randomBytes, randomUUID } from 'node:crypto'
import type { startFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { answerChallenge, startChallenge } from '../../faces/challenges/challenge.service.ts'
import { readFrames } from '../../faces/challenges/frames.service.ts'
import { hasFaceConsent } from '../../faces/consents/consent.service.ts'
import { requireFaces } from '../../faces/settings/face-settings.service.ts'
import { findVector } from '../../faces/vectors/vector.service.ts'
import { findHolderByAccount } from '../../people/person/holder.service.ts'
import { requireSettings } from '../../school/school/school.service.ts'
import { requireCaptcha } from '../captcha/captcha.service.ts'
import { requireConsent } from '../consent/consent.service.ts'
import { recordLogin } from '../login-guard/login-log.service.ts'
import { peekTicket, spendTicket } from '../tickets/ticket.service.ts'
import { issueFaceTicket, readFaceTicket } from './face-login-ticket.ts'
import { finishFaceLogin } from './finish-face-login.service.ts'

/** Longer than a challenge: one that failed is followed by another without typing everything again. */
const ticketSeconds = 600

type Start = InputOf<typeof startFaceLogin>

/** What was typed always stands for the same id, so that attempts on an account that does not exist are counted as well. */
const idOfTyped = (ctx: Ctx, { schoolId, userType, account }: Start) => {
  const digest = ctx.services.secretBox.fingerprint([schoolId, userType, account.toLowerCase()].join('\0'), 'face_login.account')
  return digest
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

export const start = async (ctx: Ctx, given: Start): Promise<OutputOf<typeof startFaceLogin>> => {
  const { schoolId, userType, account, captcha, consent } = given
  const { userTypes } = await requireSettings(ctx, schoolId)
  if (!userTypes.includes(userType)) throw refuse('way_not_open')
  await requireFaces(ctx, schoolId, 'login')
  await requireConsent(ctx, schoolId, consent)
  await requireCaptcha(ctx, captcha)
  const holder = await findHolderByAccount(ctx, { schoolId, userType, account })
  const subjectId = holder?.id ?? idOfTyped(ctx, given)
  const { prompts, ...challenge } = await startChallenge(ctx, { schoolId, purpose: 'login', subjectId })
  const ticket = await issueFaceTicket(ctx, 'face_login', { schoolId, personId: holder?.id ?? null, subjectId, consent }, ticketSeconds)
  return { ...challenge, prompts: [...prompts], ticket }
}

/** Somebody whom nobody resembles. */
const nobodysVector = (dimension = 192): Float32Array => {
  const numbers = Float32Array.from(randomBytes(dimension), (byte) => byte - 127.5)
  const length = Math.hypot(...numbers)
  return numbers.map((number) => number / length)
}

/** Without an account, a consent or a photo the check is made all the same, and fails like that of another person. */
const findFace = async (ctx: Ctx, personId: string | null): Promise<Float32Array | undefined> => {
  const whose = personId ?? randomUUID()
  const [isAgreed, vector] = await Promise.all([hasFaceConsent(ctx, whose, 'login'), findVector(ctx, whose)])
  return isAgreed ? vector : undefined
}

export const verify = async (
  ctx: Ctx,
  { ticket, challengeId, frames }: InputOf<typeof verifyFaceLogin>,
): Promise<OutputOf<typeof verifyFaceLogin>> => {
  const login = readFaceTicket(ctx, await peekTicket(ctx, 'face_login', ticket))
  const { schoolId, personId, subjectId } = login
  const face = await findFace(ctx, personId)
  const { isPassed, fault, attemptsLeft } = await answerChallenge(ctx, {
    challengeId,
    purpose: 'login',
    subjectId,
    personId: personId ?? undefined,
    frames: readFrames(frames),
    readReference: async () => face ?? nobodysVector(),
  })
  if (!isPassed || !personId || !face) {
    await recordLogin(ctx, { schoolId, personId, way: 'face', outcome: 'refused', reason: fault ?? 'other_person' })
    return { isPassed: false, fault: fault ?? 'other_person', attemptsLeft, loginTicket: null, codeNeeded: null }
  }
  await spendTicket(ctx, 'face_login', ticket)
  return { isPassed, fault: null, attemptsLeft, ...(await finishFaceLogin(ctx, { ...login, personId })) }
}
