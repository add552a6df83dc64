import { verifyLog } from '@campus/contract/verification/log.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { verifyPlace } from '../verify-place.ts'
import { LogRow } from './log-row.tsx'
import './log-screen.css'
import { LogTable } from './log-table.tsx'
import { logWords } from './words.ts'

/** When my documents were verified, and what I have verified myself; a table at a desk, rows on a phone. */
export default function LogScreen() {
  const words = useWords(logWords)
  const isWide = useWide()
  const { about: wanted, documentId } = useQueryOf(verificationPaths.log)
  const about = wanted === 'my_checks' ? 'my_checks' : 'my_documents'
  const filter = { about, ...(documentId && about === 'my_documents' ? { documentId } : {}) } as const
  const pages = useCursorPages(keyOf(verifyLog, filter), (after, signal) => send(verifyLog, { ...filter, ...after }, { signal }))
  const empty =
    about === 'my_documents' ? (
      <Empty t={words.noneOfMine} action={<PathLink to={documentsPaths.ownDocuments}>{words.toDocuments}</PathLink>} />
    ) : (
      <Empty t={words.noneByMe} action={<PathLink to={verifyPlace(isWide)}>{words.toVerify}</PathLink>} />
    )
  const label = about === 'my_documents' ? words.myDocuments : words.myChecks
  return (
    <div className="page page-two-columns verify-log">
      <div className="page-across verify-log-head">
        <Choice
          label={words.about}
          options={[
            ['my_documents', words.myDocuments],
            ['my_checks', words.myChecks],
          ]}
          value={about}
          onChoose={(about) => void redirect(verificationPaths.log, { about })}
        />
        {'documentId' in filter && (
          <p className="page-note">
            {words.oneDocument} <PathLink to={verificationPaths.log}>{words.showAll}</PathLink>
          </p>
        )}
        {about === 'my_documents' && <p className="page-note">{words.onlyRoughly}</p>}
      </div>
      <div className="page-across list-on-card">
        {isWide ? (
          <LogTable label={label} pages={pages} empty={empty} about={about} />
        ) : (
          <EndlessList label={label} pages={pages} empty={empty} keyOfRow={({ id }) => id}>
            {(entry) => <LogRow entry={entry} />}
          </EndlessList>
        )}
      </div>
    </div>
  )
}
