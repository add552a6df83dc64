import type { Path } from '../../../paths/path.ts'
import { verificationPaths } from '../../../paths/verification.ts'

/** Where one begins: the page for a desk or the one for a phone. */
export const verifyPlace = (isWide: boolean): Path<{ code?: string }> =>
  isWide ? verificationPaths.verify : verificationPaths.verifyOnPhone
