import type { LegalText } from './clause.ts'
import { faceTexts } from './face-texts.ts'
import { privacyNotice } from './privacy-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { userAgreement } from './user-agreement.ts'

/** What people agree to, in the name of their school; a school publishes its own versions later. */
export const legalTexts: readonly LegalText[] = [privacyPolicy, userAgreement, privacyNotice, ...faceTexts]
