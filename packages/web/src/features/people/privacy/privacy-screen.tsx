import { cardPrivacy, dataRequests, heldData } from '@campus/contract/people/privacy.ts'
import { PullToRefresh } from '@campus/ui/pull-to-refresh/pull-to-refresh.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CheckShieldOutline, EyeOutline, FileOutline, RedoOutline, UserCircleOutline } from 'antd-mobile-icons'
import { keyOf } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { CardAudiences } from './card-audiences.tsx'
import { DataRequests } from './data-requests.tsx'
import { HeldData } from './held-data.tsx'
import './privacy-screen.css'
import { privacyWords } from './words.ts'

const useRefresh = () => {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([cardPrivacy, heldData, dataRequests].map((call) => queries.refetchQueries({ queryKey: keyOf(call) })))
  }
}

/** Who sees me, what the school holds about me, and what I can do about it. */
export default function PrivacyScreen() {
  const words = useWords(privacyWords)
  const { id } = useQueryOf(peoplePaths.privacy)
  const refresh = useRefresh()
  const links = [
    { to: peoplePaths.views, icon: EyeOutline, title: words.views, text: words.viewsText },
    { to: facesPaths.consents, icon: UserCircleOutline, title: words.faces, text: words.facesText },
    { to: peoplePaths.privacyPolicy, icon: CheckShieldOutline, title: words.policy, text: words.agreed },
    { to: peoplePaths.userAgreement, icon: FileOutline, title: words.agreement, text: words.agreed },
  ]
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="page page-two-columns">
        <div className="page-column">
          <CardAudiences />
          <LinkRows rows={links} />
        </div>
        <div className="page-column">
          <DataRequests pointedAt={id} />
          <HeldData />
          <button type="button" className="privacy-refresh" onClick={() => void refresh()}>
            <RedoOutline aria-hidden /> {words.refresh}
          </button>
        </div>
      </div>
    </PullToRefresh>
  )
}
