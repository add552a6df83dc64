import type { OutputOf } from '@campus/contract/call.ts'
import { feedbackCase, feedbackCategoryNames } from '@campus/contract/help/feedback.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { AboutCertificate } from '../../../../domain/certificate/about-certificate.tsx'
import { PictureStrip } from '../../../../files/picture/picture-strip.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { AnswerForm } from './answer-form.tsx'
import './case-detail.css'
import { CaseState } from './case-state.tsx'
import { ReportedFile } from './reported-file.tsx'
import { caseWords } from './words.ts'

type Case = OutputOf<typeof feedbackCase>

function Talk({ entries }: Pick<Case, 'entries'>) {
  const words = useWords(caseWords)
  return (
    <ol className="talk" aria-label={words.talk}>
      {entries.map(({ id, isReply, author, content, at }) => (
        <li key={id} className={isReply ? 'talk-reply' : undefined}>
          <p>{content}</p>
          <small>
            {author} · <Time at={at} />
          </small>
        </li>
      ))}
    </ol>
  )
}

function Case({ shown }: { readonly shown: Case }) {
  const words = useWords(caseWords)
  const say = useSay()
  const { id, title, state, category, author, contact, content, images, about, entries, createdAt } = shown
  return (
    <article className="console-card">
      <header>
        <h2>{title}</h2>
        <CaseState state={state} />
      </header>
      <Facts
        facts={[
          [
            words.author,
            <PathLink key="author" to={consolePaths.person} query={{ id: author.id }}>
              {author.name} · {author.number} · {author.unitName}
            </PathLink>,
          ],
          [words.category, say(feedbackCategoryNames[category])],
          [words.contact, contact],
          [words.at, <Moment key="at" at={createdAt} />],
        ]}
      />
      {about && (
        <AboutCertificate
          about={about}
          link={
            about.kind === 'document' ? (
              <PathLink to={consolePaths.issued} query={{ id: about.id }}>
                {words.toDocument}
              </PathLink>
            ) : (
              <PathLink to={consolePaths.template} query={{ id: about.id }}>
                {words.toDocument}
              </PathLink>
            )
          }
        />
      )}
      {about?.hasFile && <ReportedFile caseId={id} title={about.title} />}
      <p className="case-content">{content}</p>
      <PictureStrip addresses={images} />
      {entries.length > 0 && <Talk entries={entries} />}
      {state === 'closed' ? <p className="console-note">{words.isClosed}</p> : <AnswerForm key={id} id={id} />}
    </article>
  )
}

export function CaseDetail({ id }: { readonly id: string }) {
  const read = useRead(feedbackCase, { id })
  return <QueryView read={read}>{(shown) => <Case shown={shown} />}</QueryView>
}
