import { Refusal } from '@campus/client/failures.ts'

/** Refusals that speak of one field, and the field of our forms they speak of. */
const fieldOf: Readonly<Record<string, string>> = {
  code_wrong: 'code',
  second_factor_wrong: 'code',
  old_password_wrong: 'oldPassword',
  password_is_old: 'password',
  password_is_common: 'password',
  password_too_long: 'password',
  password_is_account: 'password',
}

/** Passes the action on; a refusal that speaks of one field is shown there instead of under the form. */
export const atItsField = async <T>(action: Promise<T>): Promise<T> => {
  try {
    return await action
  } catch (error) {
    const field = error instanceof Refusal ? fieldOf[error.code] : undefined
    throw error instanceof Refusal && field ? new Refusal(error.code, error.message, { [field]: error.message }) : error
  }
}
