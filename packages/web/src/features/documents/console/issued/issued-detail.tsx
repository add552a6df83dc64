import type { OutputOf } from '@campus/contract/call.ts'
import type { issuedDocument } from '@campus/contract/documents/console/issued.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { lastDayOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './issued.css'
import { DocumentMark } from '../../../../domain/proof/document-mark.tsx'
import { IssuedActions } from './issued-actions.tsx'
import { IssuedPaper } from './issued-paper.tsx'
import { useIssued } from './use-issued.ts'
import { issuedWords } from './words.ts'

type Issued = OutputOf<typeof issuedDocument>
type Fact = readonly [name: string, value: ReactNode]

interface DetailProps {
  readonly onChoose: (id: string) => void
  readonly action?: ReactNode
}

const useReach = () => {
  const roles = useSession('user')?.roles ?? []
  return {
    mayManage: roles.includes('admin') || roles.includes('manager'),
    mayReadLog: roles.includes('admin') || roles.includes('auditor'),
  }
}

function Detail({ document, onChoose, action }: DetailProps & { readonly document: Issued }) {
  const words = useWords(issuedWords)
  const language = useLanguage()
  const { mayManage, mayReadLog } = useReach()
  const { id, state, holderId, holderName, holderNumber, sha256, replacedBy, validUntil, issuedAt } = document
  const title = nameIn(document, language)
  const holder = `${holderName} · ${holderNumber}`
  const count = words.times(document.verifications)
  const fileFacts: readonly Fact[] = sha256
    ? [
        [words.validUntil, validUntil === null ? words.forever : lastDayOf(Date.parse(validUntil))],
        [words.file, words.fileText(document.pages, fileSize(document.size))],
        [
          'SHA-256',
          <span key="sha" className="issued-hash">
            <code>{sha256}</code>
            <CopyButton text={sha256} label="SHA-256" />
          </span>,
        ],
        [words.signedBy, document.signedBy],
        [
          words.verifications,
          mayReadLog ? (
            <PathLink key="log" to={consolePaths.verifications} query={{ documentId: id }}>
              {count}
            </PathLink>
          ) : (
            count
          ),
        ],
      ]
    : [[words.attempts, words.times(document.attempts)]]
  return (
    <article className="console-card issued-detail">
      <header>
        <h2>{title}</h2>
        <span className="console-marks">
          <DocumentMark state={state} />
          {action}
        </span>
      </header>
      {document.reason && <p className="issued-reason">{document.reason}</p>}
      <Facts
        facts={[
          [
            words.holder,
            mayManage ? (
              <PathLink key="holder" to={consolePaths.person} query={{ id: holderId }}>
                {holder}
              </PathLink>
            ) : (
              holder
            ),
          ],
          [
            words.serial,
            <span key="serial" className="console-figures">
              {document.serial}
            </span>,
          ],
          [words.issued, issuedAt && <Moment key="issued" at={issuedAt} />],
          ...fileFacts,
          [words.version, words.numbered(document.templateVersion)],
          [words.madeBy, document.madeByName],
          ...(replacedBy === null
            ? []
            : [
                [
                  words.replacement,
                  <button key="replaced" type="button" className="issued-link" onClick={() => onChoose(replacedBy)}>
                    {words.toReplacement}
                  </button>,
                ] as const,
              ]),
        ]}
      />
      {mayManage ? (
        <div className="console-buttons">
          {sha256 && <IssuedPaper id={id} title={title} />}
          <IssuedActions document={document} onChoose={onChoose} />
        </div>
      ) : (
        <p className="console-note">{words.cannotOpen}</p>
      )}
      {mayManage && sha256 && <p className="console-note">{words.watched}</p>}
    </article>
  )
}

/** One document with its making, its file and its verifications. */
export function IssuedDetail({ id, onChoose, action }: DetailProps & { readonly id: string }) {
  const read = useIssued(id)
  return <QueryView read={read}>{(document) => <Detail document={document} onChoose={onChoose} action={action} />}</QueryView>
}
