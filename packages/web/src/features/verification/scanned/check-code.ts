import { NoConnection, Refusal } from '@campus/client/failures.ts'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { scanVerifyCode } from '@campus/contract/verification/verify.ts'
import { readCode } from '@campus/proof/code/code.ts'
import { send } from '../../../api/send.ts'
import { mayCheckHere } from '../checking/check-apart.ts'
import { readerSchool } from '../checking/reader-school.ts'
import { reportVerified } from '../checking/report-verified.ts'
import { ofCode, type ShownOutcome, withOwnSteps } from '../checking/shown-outcome.ts'
import { readTrust } from '../checking/trust-list.ts'

type CheckedCode =
  | { readonly is: 'answered'; readonly outcome: Outcome }
  /** `isUnreached`: the school could not be asked for want of a network. */
  | { readonly is: 'found'; readonly own: ShownOutcome; readonly isUnreached: boolean }

const isUnknown = (error: unknown) => error instanceof Refusal && error.code === 'credential_unknown'

const checkHere = async (code: string, signal: AbortSignal): Promise<ShownOutcome | undefined> => {
  if (!mayCheckHere()) return undefined
  const trust = await readTrust(signal).catch(() => undefined)
  return trust && ofCode(await readCode(code, trust), { checkedAt: new Date().toISOString(), readerSchoolId: readerSchool().schoolId })
}

/** First the signature in the code itself, on this device; then the school's record. Without network the first has to do. */
export const checkCode = async (code: string, signal: AbortSignal): Promise<CheckedCode> => {
  const own = await checkHere(code, signal)
  try {
    const outcome = await send(scanVerifyCode, { code, ...readerSchool() }, { signal, withToken: true })
    return { is: 'answered', outcome: own ? withOwnSteps(own, outcome) : outcome }
  } catch (error) {
    if (!own || signal.aborted || isUnknown(error)) throw error
    reportVerified(error)
    return { is: 'found', own, isUnreached: error instanceof NoConnection }
  }
}
