import type { OutputOf } from '@campus/contract/call.ts'
import type { serverInfo } from '@campus/contract/certificates/service-info.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { DownlandOutline, MailOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import '@campus/ui/tile/tile.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './service.css'
import { gainWords } from './words.ts'

const icons = { download: DownlandOutline, email: MailOutline, paper: TransportQRcodeOutline }

interface WaysExplainedProps {
  readonly info: OutputOf<typeof serverInfo>
  /** The ways of one certificate, and its id, where one is asked about. */
  readonly ways?: readonly DocumentWay[] | undefined
  readonly templateId?: string | undefined
}

/** The three ways in which one gets a certificate, with the numbers of this school. */
export function WaysExplained({ info, ways = info.ways, templateId }: WaysExplainedProps) {
  const words = useWords(gainWords)
  const say = useSay()
  const texts: Record<DocumentWay, string> = {
    download: words.download,
    email: words.email(info.mailMinutes.least, info.mailMinutes.most),
    paper: words.paper(info.pickupHours),
  }
  return (
    <ul className="ways-explained">
      {DocumentWay.options.map((way) => {
        const Icon = icons[way]
        const isOffered = ways.includes(way)
        return (
          <li key={way} className="page-card">
            <span className="tile-icon" aria-hidden="true">
              <Icon />
            </span>
            <div>
              <h2>{say(wayNames[way])}</h2>
              <p>{texts[way]}</p>
              {!isOffered && <StateMark tone="over" t={words.notOffered} />}
              {isOffered &&
                templateId &&
                (way === 'paper' ? (
                  <PathLink to={certificatesPaths.applyPaper} query={{ templateId }}>
                    {words.apply}
                  </PathLink>
                ) : (
                  <PathLink to={certificatesPaths.applyFile} query={{ templateId, way }}>
                    {words.apply}
                  </PathLink>
                ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
