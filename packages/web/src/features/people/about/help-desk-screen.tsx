import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { about, schoolDetail } from '@campus/contract/school/school-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import {
  ClockCircleOutline,
  EditSOutline,
  EnvironmentOutline,
  ExclamationShieldOutline,
  MailOutline,
  PhoneFill,
  QuestionCircleOutline,
} from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { useSession } from '../../../session/use-session.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { telephone } from '@campus/ui/page/telephone.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows, OutsideRow, PlainRow, Rows } from '../../../navigation/rows.tsx'
import { helpDeskWords } from './words.ts'

type Desk = Pick<OutputOf<typeof about>, 'school' | 'helpDesk'>

function Ways({ desk: { school, helpDesk } }: { readonly desk: Desk }) {
  const words = useWords(helpDeskWords)
  const language = useLanguage()
  const { phone, email, place, hours } = helpDesk
  return (
    <Rows title={words.lead(nameIn(school, language))}>
      {phone && (
        <li>
          <OutsideRow href={telephone(phone)} icon={PhoneFill} title={words.call} value={phone} />
        </li>
      )}
      {email && (
        <li>
          <OutsideRow href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} icon={MailOutline} title={words.mail} text={email} />
        </li>
      )}
      {hours && (
        <li>
          <PlainRow icon={ClockCircleOutline} title={words.hours} text={hours} />
        </li>
      )}
      {place && (
        <li>
          <PlainRow icon={EnvironmentOutline} title={words.place} text={place} />
        </li>
      )}
    </Rows>
  )
}

const isUnwritten = ({ helpDesk }: Pick<Desk, 'helpDesk'>) => Object.values(helpDesk).every((text) => text === '')

function OwnDesk() {
  const words = useWords(helpDeskWords)
  const feedback = (
    <Button color="primary" onClick={() => void open(helpPaths.writeFeedback)}>
      {words.feedback}
    </Button>
  )
  return (
    <QueryView read={useCachedRead(about, {})} isEmpty={isUnwritten} empty={<Empty t={words.none} action={feedback} />}>
      {(desk) => <Ways desk={desk} />}
    </QueryView>
  )
}

/** For who cannot log in: that of the school chosen on this device. */
function OpenDesk() {
  const words = useWords(helpDeskWords)
  const school = useSession('school')
  const read = useRead(schoolDetail, school ? { schoolId: school.id } : {})
  return (
    <QueryView read={read} isEmpty={isUnwritten} empty={<Empty t={words.none} />}>
      {(detail) => <Ways desk={{ school: detail, helpDesk: detail.helpDesk }} />}
    </QueryView>
  )
}

export default function HelpDeskScreen() {
  const words = useWords(helpDeskWords)
  const isLoggedIn = useSession('token') !== ''
  const problems = { to: helpPaths.problems, icon: QuestionCircleOutline, title: words.problems }
  const others = [
    { to: helpPaths.writeFeedback, icon: EditSOutline, title: words.feedback },
    problems,
    { to: peoplePaths.emergency, icon: ExclamationShieldOutline, title: words.emergency },
  ]
  return (
    <div className="page">
      {isLoggedIn ? <OwnDesk /> : <OpenDesk />}
      <LinkRows title={words.otherWays} rows={isLoggedIn ? others : [problems]} />
    </div>
  )
}
