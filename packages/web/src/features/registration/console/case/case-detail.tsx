import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { resendCaseMail, resendUnmatchedMail, reviewedCase } from '@campus/contract/registration/console/cases.ts'
import { registrationMethodNames } from '@campus/contract/registration/states.ts'
import { numberNames, userTypeNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { CaseMark } from '../../case/case-mark.tsx'
import { verdictWords } from '../words.ts'
import { CaseHistory } from './case-history.tsx'
import { CasePictures } from './case-pictures.tsx'
import { MatchedVerdict, UnmatchedVerdict } from './case-verdict.tsx'
import { Differences } from './differences.tsx'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

interface Shown {
  readonly shown: ReviewedCase
}

const isSaid = ([, value]: readonly [string, unknown]) => value !== '' && value !== null && value !== 0

function SendAgain({ shown: { id, kind, email, phone } }: Shown) {
  const words = useWords(caseDetailWords)
  const { act, isActing } = useAction(kind === 'matched' ? resendCaseMail : resendUnmatchedMail, { changes: [reviewedCase] })
  if (email === '' && phone === '') return null
  const sendAgain = async () => {
    await act({ id })
    toast(words.resent, 'success')
  }
  return (
    <Button size="small" loading={isActing} onClick={() => void sendAgain().catch(() => undefined)}>
      {words.resend}
    </Button>
  )
}

function About({ shown }: Shown) {
  const words = useWords(caseDetailWords)
  const say = useSay()
  const { id, name, number, userType, unitName, state, method, proofs, faceFailures, handedInAt, decideBy, opensAt } = shown
  const { record, reviewer, decidedAt, notes, explanation, email, phone } = shown
  return (
    <article className="console-card">
      <header>
        <h2>{name}</h2>
        <CaseMark state={state} />
      </header>
      <Facts
        facts={[
          [words.userType, say(userTypeNames[userType])] as const,
          [say(numberNames[userType]), number] as const,
          [words.unit, unitName] as const,
          [words.record, record && <PersonLink key="record" id={record.id} name={record.name} number={record.number} />] as const,
          [words.proofs, proofs.length > 0 ? proofs.map((proof) => words[proof]).join(words.comma) : words.noProof] as const,
          [words.faceFailures, faceFailures] as const,
          [words.method, method && say(registrationMethodNames[method])] as const,
          [words.mail, email] as const,
          [words.sms, phone] as const,
          [words.explanation, explanation] as const,
          [words.handedIn, <Moment key="handed-in" at={handedInAt} />] as const,
          [words.decideBy, decidedAt === null && decideBy ? <Moment key="decide-by" at={decideBy} /> : null] as const,
          [words.reviewer, reviewer] as const,
          [words.decided, decidedAt && <Moment key="decided" at={decidedAt} />] as const,
          [words.notes, notes] as const,
          [words.opensAt, opensAt && <Moment key="opens" at={opensAt} />] as const,
        ].filter(isSaid)}
      />
      <p className="console-note">
        {words.viewNoted}{' '}
        <PathLink to={registrationPaths.log} query={{ id }}>
          {words.fullLog}
        </PathLink>
      </p>
      <div className="console-buttons">
        <SendAgain shown={shown} />
      </div>
    </article>
  )
}

const reviewable = new Set<ReviewedCase['state']>(['pending', 'unmatched'])

function Decide({ shown }: Shown) {
  const words = useWords(verdictWords)
  const { id, kind, state, name, mayReview } = shown
  if (!reviewable.has(state)) return null
  if (!mayReview)
    return (
      <section className="console-card" aria-label={words.review}>
        <p className="console-note">{words.mayNot}</p>
      </section>
    )
  if (kind === 'unmatched' && !shown.record) return <UnmatchedVerdict key={`${id} ${state}`} shown={shown} />
  return (
    <section className="console-card" aria-label={words.review}>
      <MatchedVerdict key={`${id} ${state}`} ids={[id]} name={name} keep={id} />
    </section>
  )
}

interface CaseDetailProps {
  readonly id: string
  /** Several are being decided together: this one is only read. */
  readonly isReadOnly?: boolean
}

/** One registration with all that a decision needs. */
export function CaseDetail({ id, isReadOnly = false }: CaseDetailProps) {
  const read = useRead(reviewedCase, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(shown) => (
        <div className="console-column">
          <About shown={shown} />
          <Differences shown={shown} />
          <CasePictures shown={shown} />
          {!isReadOnly && <Decide shown={shown} />}
          <CaseHistory log={shown.log} />
        </div>
      )}
    </QueryView>
  )
}
