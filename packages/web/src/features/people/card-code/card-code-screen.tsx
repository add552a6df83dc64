import { nameIn } from '@campus/contract/localized-name.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { ownCardCode } from '@campus/contract/scan/scan.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CheckShieldOutline, ScanningOutline } from 'antd-mobile-icons'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useShownUser } from '../../../session/shown-user.ts'
import './card-code-screen.css'
import { cardCodeWords } from './words.ts'

const second = 1000
/** A code is renewed this long before it ends, so that whoever scans it has time. */
const ahead = 60 * second

function Whose() {
  const language = useLanguage()
  const { name, schoolName, avatar } = useShownUser()
  const { data } = useRead(ownProfile, {}, { background: true })
  const unit = data?.units.at(-1)
  return (
    <div className="card-code-whose">
      <Avatar name={name} src={data?.avatar ?? avatar} size="large" />
      <div>
        <strong>{name}</strong>
        <p className="page-note">{unit ? nameIn(unit, language) : schoolName}</p>
      </div>
    </div>
  )
}

export default function CardCodeScreen() {
  const words = useWords(cardCodeWords)
  const read = useRead(ownCardCode, {}, { staleTime: 0 })
  const { data, dataUpdatedAt, refetch } = read
  const now = useNow(second)
  const end = data ? dataUpdatedAt + data.expiresIn * second : 0

  useEffect(() => {
    if (end === 0) return undefined
    const timer = setTimeout(() => void refetch(), Math.max(second, end - ahead - Date.now()))
    return () => clearTimeout(timer)
  }, [end, refetch])

  const links = [
    { to: messagesPaths.scan, icon: ScanningOutline, title: words.scan },
    { to: peoplePaths.privacy, icon: CheckShieldOutline, title: words.privacy },
  ]
  return (
    <div className="page">
      <section className="page-card page-card-center" aria-label={words.label}>
        <Whose />
        <QueryView read={read}>
          {({ text }) =>
            now < end ? (
              <QrCode text={text} label={words.label} />
            ) : (
              <>
                <p role="status">{words.expired}</p>
                <Button color="primary" fill="outline" loading={read.isFetching} onClick={() => void refetch()}>
                  {words.renew}
                </Button>
              </>
            )
          }
        </QueryView>
        <p className="page-note">{words.renews}</p>
        <p className="page-lead">{words.what}</p>
      </section>
      <LinkRows rows={links} />
    </div>
  )
}
