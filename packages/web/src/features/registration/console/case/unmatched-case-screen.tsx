import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { CasePage } from './case-page.tsx'

export default function UnmatchedCaseScreen() {
  return <CasePage screen={registrationPaths.unmatchedCase} />
}
