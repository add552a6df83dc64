import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { CasePage } from './case-page.tsx'

export default function MatchedCaseScreen() {
  return <CasePage screen={registrationPaths.matchedCase} />
}
