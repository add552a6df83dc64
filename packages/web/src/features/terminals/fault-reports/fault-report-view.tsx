import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { ownFaultReport } from '@campus/contract/terminals/faults.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { addressOfFile } from '../../../files/download/fetch-file.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { FaultMark } from '../../../domain/terminal/fault-mark.tsx'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import './fault-reports.css'
import { faultReportsWords } from './words.ts'

interface Shown {
  readonly report: OutputOf<typeof ownFaultReport>
}

const clock = (at: string) => minuteOf(Date.parse(at))

function Outcome({ report: { state, handler, notes, handledAt } }: Shown) {
  const words = useWords(faultReportsWords)
  if (state === 'untreated') return <p className="page-lead">{words.waits}</p>
  return (
    <FactList
      facts={[
        [words.handler, handler],
        [words.notes, notes],
        [words.handledAt, handledAt && clock(handledAt)],
      ]}
    />
  )
}

function Report({ report }: Shown) {
  const words = useWords(faultReportsWords)
  const say = useSay()
  const language = useLanguage()
  const { terminal, kind, state, description, images, phone, reportedAt } = report
  return (
    <div className="thing-place">
      <div className="thing">
        <section className="page-card" aria-labelledby="fault-outcome">
          <div className="thing-head">
            <h2 id="fault-outcome">{say(faultKindNames[kind])}</h2>
            <FaultMark state={state} />
          </div>
          <Outcome report={report} />
        </section>
        <section className="page-card" aria-labelledby="fault-said">
          <h2 id="fault-said">{words.said}</h2>
          <FactList
            facts={[
              [
                words.terminal,
                <PathLink key="terminal" to={terminalsPaths.map} query={{ id: terminal.id }}>
                  {nameIn(terminal, language)} · {locationIn(terminal, language)}
                </PathLink>,
              ],
              [words.description, description],
              [words.pictures, images.length > 0 && <PictureStrip key="pictures" addresses={images.map(addressOfFile)} />],
              [words.phone, phone],
              [words.reportedAt, clock(reportedAt)],
            ]}
          />
        </section>
      </div>
    </div>
  )
}

export function FaultReportView({ id }: { readonly id: string }) {
  const read = useRead(ownFaultReport, { id }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return <QueryView read={read}>{(report) => <Report report={report} />}</QueryView>
}
