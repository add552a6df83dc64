import { entrustedApplications } from '@campus/contract/certificates/pick-up.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { OrCachedCodes } from '../../../domain/pick-up/or-cached-codes.tsx'
import { PrintFacts, PrintMark } from '../../../domain/prints/print-facts.tsx'
import { PrintList } from '../../../domain/prints/print-list.tsx'
import { PrintTabs } from '../../../domain/prints/print-tabs.tsx'
import { type Print, useCertificatePrints, usePrintState } from '../../../domain/prints/use-prints.ts'
import { printWords } from '../../../domain/prints/words.ts'
import { CertificateCode } from '../certificate-code.tsx'
import './prints.css'
import { paperWords } from './words.ts'

function PrintRow({ print }: { readonly print: Print }) {
  const words = useWords(paperWords)
  const language = useLanguage()
  const { applicationId, state } = print
  return (
    <div className="print-row">
      <PathLink to={certificatesPaths.application} query={{ id: applicationId }} className="list-text print-link">
        <span className="list-text-head">
          <strong>{nameIn(print, language)}</strong>
          <PrintMark state={state} />
        </span>
        <PrintFacts print={print} />
      </PathLink>
      {state === 'to_print' && <CertificateCode applicationId={applicationId} label={words.code} />}
    </div>
  )
}

/** Paper that somebody entrusted to me: only what is needed to fetch it. */
function ForOthers() {
  const words = useWords(paperWords)
  const { progress } = useWords(printWords)
  const language = useLanguage()
  const { data } = useRead(entrustedApplications, { pageNum: 1 }, { background: true })
  const mine = (data?.rows ?? []).filter(({ part, state }) => part === 'delegate' && state === 'waiting')
  if (mine.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="for-others">
      <h2 id="for-others">{words.forOthers}</h2>
      <ul className="page-list">
        {mine.map((one) => (
          <li key={one.applicationId} className="print-row">
            <span className="list-text">
              <strong>{nameIn(one, language)}</strong>
              <small>
                {words.of(one.person.name)} · {progress(one.printed, one.copies)}
              </small>
            </span>
            <CertificateCode applicationId={one.applicationId} label={words.code} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What waits at the terminals and what was printed where; a code is one tap away. */
export default function PrintsScreen() {
  const words = useWords(paperWords)
  const shown = usePrintState(certificatesPaths.prints)
  const prints = { ...shown, pages: useCertificatePrints(shown.state) }
  return (
    <OrCachedCodes read={prints.pages}>
      <div className="page prints">
        <ForOthers />
        <div className="prints-filters">
          <PrintTabs prints={prints} />
        </div>
        <div className="list-on-card">
          <PrintList
            label={words.list}
            prints={prints}
            keyOfRow={({ applicationId }) => applicationId}
            none={words.none}
            noneLikeThat={words.noneLikeThat}
            begin={[documentsPaths.certificates, words.apply]}
          >
            {(print) => <PrintRow print={print} />}
          </PrintList>
        </div>
      </div>
    </OrCachedCodes>
  )
}
