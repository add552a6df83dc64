import type { OutputOf } from '@campus/contract/call.ts'
import { giveFaceConsent, ownFaceConsents } from '@campus/contract/faces/consents.ts'
import { identityStatus } from '@campus/contract/identity/papers.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useId } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { TextBlocks } from '../../../domain/document/text-blocks.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import './collect.css'
import { consentFirstWords } from './words.ts'

type Own = OutputOf<typeof ownFaceConsents>

const consentIn = ({ consents }: Own) => consents.find(({ purpose }) => purpose === 'portrait')

const needsConsent = (own: Own) => own.isOn && consentIn(own)?.isGiven !== true

/** What the photo is used for, and one button that agrees. */
function Question({ own, isCard }: { readonly own: Own; readonly isCard: boolean }) {
  const words = useWords(consentFirstWords)
  const heading = useId()
  const Heading = isCard ? 'h2' : 'h3'
  const { act, isActing } = useAction(giveFaceConsent, { changes: [ownFaceConsents, identityStatus] })
  const text = consentIn(own)?.text
  return (
    <section className={isCard ? 'page-card consent-first' : 'consent-first'} aria-labelledby={heading}>
      <Heading id={heading}>{words.title}</Heading>
      <p>{own.needsGuardian ? words.guardian : words.lead}</p>
      {text && !own.needsGuardian ? (
        <>
          <details>
            <summary>{words.read(text.version)}</summary>
            <article className="document-text">
              <TextBlocks blocks={text.blocks} />
            </article>
          </details>
          <Button
            block
            color="primary"
            size="large"
            loading={isActing}
            onClick={() => void act({ purpose: 'portrait', version: text.version }).catch(() => undefined)}
          >
            {words.agree}
          </Button>
        </>
      ) : (
        <PathLink to={facesPaths.consents}>{words.all}</PathLink>
      )}
    </section>
  )
}

interface ConsentFirstProps {
  /** Where the question stands on a card of its own: the ways without a camera below it. */
  readonly otherWay?: ReactNode
  readonly children: ReactNode
}

/** Asks for the consent that a photo needs before one is taken: what would be refused afterwards is not taken at all. */
export function ConsentFirst({ otherWay, children }: ConsentFirstProps) {
  const read = useRead(ownFaceConsents, {}, { staleTime: 0 })
  const ask = (own: Own) => (
    <>
      <Question own={own} isCard={otherWay !== undefined} />
      {otherWay}
    </>
  )
  return <QueryView read={read}>{(own) => (needsConsent(own) ? ask(own) : children)}</QueryView>
}
