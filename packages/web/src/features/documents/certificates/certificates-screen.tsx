import { appTemplates, templateTypes } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { AppstoreOutline, CheckShieldOutline, EyeOutline, HistogramOutline, SearchOutline, UnorderedListOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { CartLink } from '../../../domain/cart/cart-link.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useSession } from '../../../session/use-session.ts'
import { CertificateCard } from './certificate-card.tsx'
import './certificates-screen.css'
import { OwnStrip } from './own-strip.tsx'
import { certificatesWords } from './words.ts'

const choose = (type: string) => void redirect(documentsPaths.certificates, { type: type === '' ? undefined : type })

function TypeChoice({ type }: { readonly type: string }) {
  const words = useWords(certificatesWords)
  const language = useLanguage()
  const { data: types } = useRead(templateTypes, {}, { background: true })
  if (!types || types.length < 2) return null
  const total = types.reduce((sum, { templates }) => sum + templates, 0)
  const options = types.map((one) => [one.code, `${nameIn(one, language)} ${one.templates}`] as const)
  return <Choice label={words.kinds} look="filters" options={[['', words.all(total)], ...options]} value={type} onChoose={choose} />
}

function Offered({ type }: { readonly type: string }) {
  const words = useWords(certificatesWords)
  const read = useRead(appTemplates, {})
  const deskButton = <Button onClick={() => void open(helpPaths.helpDesk)}>{words.helpDesk}</Button>
  return (
    <QueryView read={read} empty={<Empty t={words.none} action={deskButton} />}>
      {(all) => {
        const shown = all.filter((template) => type === '' || template.type === type)
        if (shown.length === 0) return <NoneLikeThat t={words.noneOfKind} onShowAll={() => choose('')} />
        return (
          <ul className="certificate-cards" aria-label={words.list}>
            {shown.map((template) => (
              <li key={template.id}>
                <CertificateCard template={template} />
              </li>
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}

/** All certificates of the school for people like me, under what I already have. */
export default function CertificatesScreen() {
  const words = useWords(certificatesWords)
  const { type = '' } = useQueryOf(documentsPaths.certificates)
  const isStudent = useSession('user')?.roles.includes('student')
  const verify = useWide() ? verificationPaths.verify : verificationPaths.verifyOnPhone
  const others = [
    { to: certificatesPaths.applications, icon: UnorderedListOutline, title: words.applications, text: words.applicationsText },
    { to: certificatesPaths.services, icon: AppstoreOutline, title: words.service, text: words.serviceText },
    { to: verify, icon: CheckShieldOutline, title: words.verify, text: words.verifyText },
    { to: verificationPaths.log, icon: EyeOutline, title: words.log, text: words.logText },
    ...(isStudent ? [{ to: documentsPaths.grades, icon: HistogramOutline, title: words.grades }] : []),
  ]
  return (
    <div className="page certificates">
      <div className="certificates-top">
        <PathLink to={documentsPaths.search} className="certificates-search">
          <SearchOutline aria-hidden="true" />
          {words.search}
        </PathLink>
        <CartLink />
      </div>
      <div className="certificates-mine">
        <OwnStrip />
      </div>
      <div className="page-column certificates-offered">
        <TypeChoice type={type} />
        <Offered type={type} />
      </div>
      <div className="certificates-others">
        <LinkRows title={words.others} rows={others} />
      </div>
    </div>
  )
}
