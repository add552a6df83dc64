import { isSameSecret } from '../../platform/crypto/same-secret.ts'
import { OutsideFailure } from '../../platform/http-client/outside-failure.ts'

/** The browser that comes back has to be the one that was sent out. */
export const checkState = (provider: string, expected: string, currentUrl: string): URLSearchParams => {
  const { searchParams } = new URL(currentUrl)
  const [state = '', ...others] = searchParams.getAll('state')
  const isOurs = expected.length >= 16 && others.length === 0 && isSameSecret(state, expected)
  if (!isOurs) throw new OutsideFailure(provider, 'refused', 'this login was not begun in this browser', 'state')
  return searchParams
}
