import { recommendServer, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import {
  CheckShieldOutline,
  FileOutline,
  FolderOutline,
  MailOutline,
  MessageOutline,
  ReceiptOutline,
  RightOutline,
  ShopbagOutline,
  TextOutline,
  TransportQRcodeOutline,
} from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { TypeIcon } from '../../../domain/certificate/type-icon.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { TileLinks } from '../../../navigation/tile-links.tsx'
import './service.css'
import { TimesCard } from './times-card.tsx'
import { WaysExplained } from './ways-explained.tsx'
import { servicesWords } from './words.ts'

const maxRecommended = 5

function Entries() {
  const words = useWords(servicesWords)
  const tiles = [
    { to: certificatesPaths.applications, icon: FolderOutline, title: words.applications },
    { to: ordersPaths.cart, icon: ShopbagOutline, title: words.cart },
    { to: ordersPaths.orders, icon: ReceiptOutline, title: words.orders },
    { to: certificatesPaths.prints, icon: TransportQRcodeOutline, title: words.prints },
    { to: certificatesPaths.heading, icon: TextOutline, title: words.headings },
    { to: certificatesPaths.mailbox, icon: MailOutline, title: words.mailbox },
    { to: certificatesPaths.questions, icon: MessageOutline, title: words.questions },
    { to: verificationPaths.verify, icon: CheckShieldOutline, title: words.verify },
  ]
  return (
    <nav className="page-card" aria-label={words.entries}>
      <TileLinks tiles={tiles} />
    </nav>
  )
}

function Recommended() {
  const words = useWords(servicesWords)
  const language = useLanguage()
  const read = useRead(recommendServer, {}, { background: true })
  return (
    <section className="page-card" aria-labelledby="recommended">
      <h2 id="recommended">{words.recommended}</h2>
      <QueryView read={read} empty={<p className="page-note">{words.none}</p>}>
        {(templates) => (
          <ul className="page-list">
            {templates.slice(0, maxRecommended).map((template) => (
              <li key={template.id}>
                <PathLink to={documentsPaths.template} query={{ id: template.id }} className="service-template">
                  <TypeIcon type={template.type} />
                  <span>
                    {nameIn(template, language)}
                    {template.applied > 0 && <small>{words.applied(template.applied)}</small>}
                  </span>
                  {template.isMine && <StateMark tone="good" t={words.mine} />}
                  <RightOutline aria-hidden="true" />
                </PathLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

/** What the certificate service offers: what people apply for, in which ways, in what time. */
export default function ServicesScreen() {
  const words = useWords(servicesWords)
  const read = useRead(serverInfo, {})
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <Entries />
        <QueryView read={read}>
          {(info) => (
            <>
              <PathLink to={documentsPaths.certificates} className="page-card service-all">
                <FileOutline aria-hidden="true" />
                {words.all(info.templates)}
                <RightOutline aria-hidden="true" />
              </PathLink>
              <TimesCard info={info} />
            </>
          )}
        </QueryView>
      </div>
      <div className="page-column">
        <Recommended />
        {read.data && <WaysExplained info={read.data} />}
      </div>
    </div>
  )
}
