import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { about } from '@campus/contract/school/school-info.ts'
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
import { open } from '../../../navigation/navigator.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
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

type About = OutputOf<typeof about>

function Ways({ about: { school, helpDesk } }: { readonly about: About }) {
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

export default function HelpDeskScreen() {
  const words = useWords(helpDeskWords)
  const read = useCachedRead(about, {})
  const feedback = (
    <Button color="primary" onClick={() => void open(helpPaths.writeFeedback)}>
      {words.feedback}
    </Button>
  )
  const others = [
    { to: helpPaths.writeFeedback, icon: EditSOutline, title: words.feedback },
    { to: helpPaths.problems, icon: QuestionCircleOutline, title: words.problems },
    { to: peoplePaths.emergency, icon: ExclamationShieldOutline, title: words.emergency },
  ]
  return (
    <div className="page">
      <QueryView
        read={read}
        isEmpty={({ helpDesk }) => Object.values(helpDesk).every((text) => text === '')}
        empty={<Empty t={words.none} action={feedback} />}
      >
        {(about) => <Ways about={about} />}
      </QueryView>
      <LinkRows title={words.otherWays} rows={others} />
    </div>
  )
}
