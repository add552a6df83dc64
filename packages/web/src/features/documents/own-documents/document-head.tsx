import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { RightOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { lastDayOf, minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { DocumentMark } from '../../../domain/proof/document-mark.tsx'
import type { OwnDocument } from './use-own-document.ts'
import { documentWords } from './words.ts'

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const isOver = ({ state }: OwnDocument) => state === 'expired' || state === 'revoked' || state === 'superseded'

/** What it is and how it stands. */
export function DocumentHead({ document }: { readonly document: OwnDocument }) {
  const words = useWords(documentWords)
  const language = useLanguage()
  const say = useSay()
  const { id, serial, handedAs, issuedAt, validUntil, reason, state, verifications } = document
  return (
    <section className="page-card" aria-labelledby="document">
      <div className="document-title">
        <h2 id="document">{nameIn(document, language)}</h2>
        <DocumentMark state={state} />
      </div>
      {isOver(document) && <p className="document-over">{words.over}</p>}
      <dl className="document-facts">
        {reason && <Fact name={words.reason}>{reason}</Fact>}
        <Fact name={words.serial}>{serial}</Fact>
        {handedAs === 'paper' && <Fact name={words.way}>{say(wayNames.paper)}</Fact>}
        {issuedAt && <Fact name={words.issuedAt}>{minuteOf(Date.parse(issuedAt))}</Fact>}
        {issuedAt && <Fact name={words.validUntil}>{validUntil ? lastDayOf(Date.parse(validUntil)) : words.withoutEnd}</Fact>}
        {issuedAt && (
          <Fact name={words.verified}>
            {words.times(verifications)}
            {verifications > 0 && (
              <PathLink to={verificationPaths.log} query={{ about: 'my_documents', documentId: id }} className="document-log">
                {words.toLog} <RightOutline aria-hidden="true" />
              </PathLink>
            )}
          </Fact>
        )}
      </dl>
    </section>
  )
}
