import { NoConnection } from '@campus/client/failures.ts'
import { toastFailure } from '../../../api/toast-failure.ts'

/** Why the school could not be asked. That there is no network stands in the result itself, so only other reasons are told. */
export const reportVerified = (error: unknown): void => {
  if (!(error instanceof NoConnection)) toastFailure(error)
}
