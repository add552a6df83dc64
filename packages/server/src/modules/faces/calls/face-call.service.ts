import type { FaceCallConsent, FaceCallOutcome, FaceCallPurpose } from '@campus/contract/logs/face-log.ts'
import type { Ctx } from '../../../context/context.ts'
import { idAt } from '../../../platform/db/time-id.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { insertFaceCall } from './face-call.repository.ts'

interface FaceCall {
  readonly schoolId: string
  readonly personId: string | null
  readonly purpose: FaceCallPurpose
  readonly consent: FaceCallConsent
}

/** Writes what a face was measured for; never the picture, nor what was measured. */
export const noteFaceCall = (
  ctx: Ctx,
  { schoolId, personId, purpose, consent, outcome, fault, ms }: FaceCall & { outcome: FaceCallOutcome; fault: string; ms: number },
) => {
  const now = ctx.now()
  const { deviceName, network, requestId } = ctx.origin
  return insertFaceCall(ctx.sql, {
    id: idAt(now),
    school_id: schoolId,
    person_id: personId,
    purpose,
    outcome,
    fault,
    ms: Math.round(ms),
    consent,
    device_name: deviceName,
    network,
    request_id: requestId,
    created_at: now,
  })
}

/** Measures with a line in the log, also where it could not be done. */
export const withFaceCall = async <Answer>(
  ctx: Ctx,
  call: FaceCall,
  work: () => Promise<Answer>,
  faultOf: (answer: Answer) => string | undefined,
): Promise<Answer> => {
  const began = performance.now()
  const note = (outcome: FaceCallOutcome, fault: string) => noteFaceCall(ctx, { ...call, outcome, fault, ms: performance.now() - began })
  let answer: Answer
  try {
    answer = await work()
  } catch (error) {
    await note('error', error instanceof Refusal ? error.code : '')
    throw error
  }
  const fault = faultOf(answer)
  await note(fault === undefined ? 'passed' : 'failed', fault ?? '')
  return answer
}
