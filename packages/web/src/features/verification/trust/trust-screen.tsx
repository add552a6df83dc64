import { trustList } from '@campus/contract/verification/trust.ts'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useSession } from '../../../session/use-session.ts'
import { verifyPlace } from '../verify-place.ts'
import { OpenAddresses } from './open-addresses.tsx'
import { ReaderSteps } from './reader-steps.tsx'
import { SchoolChoice } from './school-choice.tsx'
import { SchoolRoot } from './school-root.tsx'
import './trust-screen.css'
import { trustWords } from './words.ts'

/** How readers of PDF learn to trust a school's signature. */
export default function TrustScreen() {
  const words = useWords(trustWords)
  const isWide = useWide()
  const { schoolId } = useQueryOf(verificationPaths.trust)
  const own = useSession('school')
  const read = useRead(trustList, {})
  return (
    <div className="page page-two-columns trust">
      <div className="page-across trust-lead">
        <p className="page-lead">{words.lead}</p>
        <p className="page-lead">
          {words.notNeeded} <PathLink to={verifyPlace(isWide)}>{words.toVerify}</PathLink>
        </p>
      </div>
      <QueryView read={read} isEmpty={({ schools }) => schools.length === 0} empty={<Empty t={words.none} />}>
        {({ schools }) => {
          const shown = schools.find(({ id }) => id === schoolId) ?? schools.find(({ id }) => id === own?.id) ?? schools[0]
          if (!shown) return null
          return (
            <>
              <div className="page-column">
                <h2 className="trust-title">{words.root}</h2>
                {schools.length > 1 && <SchoolChoice schools={schools} value={shown.id} />}
                <SchoolRoot key={shown.id} school={shown} />
              </div>
              <ReaderSteps />
              <OpenAddresses schoolId={shown.id} />
            </>
          )
        }}
      </QueryView>
    </div>
  )
}
