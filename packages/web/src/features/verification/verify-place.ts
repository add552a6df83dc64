import type { Path } from '@campus/contract/paths/path.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'

/** Where one begins: the page for a desk or the one for a phone. */
export const verifyPlace = (isWide: boolean): Path<{ code?: string }> =>
  isWide ? verificationPaths.verify : verificationPaths.verifyOnPhone
