import { Refusal } from '@campus/client/failures.ts'
import { SecondStepNeeded } from '@campus/contract/account/second-step.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { z } from 'zod'
import { open } from '../../navigation/navigator.ts'
import { LoginMode, type Session } from '../../session/session.ts'
import { progressOf } from '../steps/kept-progress.ts'

const Progress = SecondStepNeeded.extend({ step: z.enum(['factor', 'setup']), mode: LoginMode, back: z.string().optional() })

/** The login that waits for its second step. */
export const secondStepProgress = progressOf('second-step', Progress)

const steps: Readonly<Record<string, 'factor' | 'setup'>> = { second_factor_needed: 'factor', second_factor_setup_needed: 'setup' }

/** Leads on to the second step where a login asks for one; every other failure goes on as it is. */
export const leadToSecondStep = async <Answer>(
  attempt: Promise<Answer>,
  { mode, back }: { readonly mode: Session['loginMode']; readonly back?: string | undefined },
): Promise<Answer | undefined> => {
  try {
    return await attempt
  } catch (error) {
    const step = error instanceof Refusal ? steps[error.code] : undefined
    const needed = error instanceof Refusal && step ? SecondStepNeeded.safeParse(error.facts) : undefined
    if (!step || !needed?.success) throw error
    secondStepProgress.keep({ ...needed.data, step, mode, back })
    await open(accountPaths.secondStep)
    return undefined
  }
}
