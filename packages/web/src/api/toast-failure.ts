import { HttpFailure, NoConnection, Refusal } from '@campus/client/failures.ts'
import { toast } from '@campus/ui/feedback/toast.ts'

/** For these the person has been asked already: to log in, or for a proof. */
const askedAlready = new Set(['login_required', 'proof_required'])

/** Failures shown at a field, requested, or with their own notice are not shown twice. */
export const toastFailure = (error: unknown): void => {
  if (error instanceof Refusal) {
    if (!askedAlready.has(error.code) && Object.keys(error.fields).length === 0) toast(error.message, 'failure')
  } else if (error instanceof NoConnection || error instanceof HttpFailure) toast(error.message, 'failure')
}
