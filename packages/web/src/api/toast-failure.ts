import { HttpFailure, NoConnection, Refusal } from '@campus/client/failures.ts'
import { toast } from '@campus/ui/feedback/toast.ts'

/** Whoever meets these has been asked already: to log in, or to prove who they are. */
const askedAlready = new Set(['login_required', 'proof_required'])

/** Failures that stand at a field, were asked for, or have their own notice are not said twice. */
export const toastFailure = (error: unknown): void => {
  if (error instanceof Refusal) {
    if (!askedAlready.has(error.code) && Object.keys(error.fields).length === 0) toast(error.message, 'failure')
  } else if (error instanceof NoConnection || error instanceof HttpFailure) toast(error.message, 'failure')
}
