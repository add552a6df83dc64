import { Refusal } from '@campus/client/failures.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { z } from 'zod'
import { progressOf } from '../../../domain/steps/kept-progress.ts'
import { redirect } from '../../../navigation/navigator.ts'

const Given = z.object({ ticket: z.string(), account: z.string() })

/** A one-time password opens nothing but the step in which its owner chooses a password of their own. */
export const oneTimeProgress = progressOf('one-time-password', Given)

/** Leads on from the login with a one-time password; every other failure goes on as it is. */
export const chooseOwnPassword = async <Answer>(account: string, attempt: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await attempt
  } catch (error) {
    const given =
      error instanceof Refusal && error.code === 'new_password_needed' ? Given.omit({ account: true }).safeParse(error.facts) : undefined
    if (!given?.success) throw error
    oneTimeProgress.keep({ ...given.data, account })
    await redirect(accountPaths.newPassword)
    return undefined
  }
}
