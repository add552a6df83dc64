import { accountPaths } from '@campus/contract/paths/account.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { open, relaunch } from '../../../navigation/navigator.ts'
import { provedCase } from '../case/kept-case.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import type { OfMail } from './of-mail.ts'
import { ResendButton, reachOf } from './resend-button.tsx'
import { progressWords } from './words.ts'

const clock = (at: string | null) => (at === null ? '' : minuteOf(Date.parse(at)))

function Act({ onAct, children }: { readonly onAct: () => unknown; readonly children: ReactNode }) {
  return (
    <Button block color="primary" size="large" onClick={() => void onAct()}>
      {children}
    </Button>
  )
}

const handInPath = ({ id, kind }: RegistrationCase) => {
  if (kind === 'unmatched') return registrationPaths.material
  return provedCase.read()?.id === id ? registrationPaths.account : registrationPaths.match
}

/** Each photo and scan that is still wanted, by name. */
function MissingList({ shown: { missing } }: { readonly shown: RegistrationCase }) {
  const words = useWords(progressWords)
  if (missing.length === 0) return null
  return (
    <div>
      <p className="page-note" id="case-missing">
        {words.missing}
      </p>
      <ul className="case-missing" aria-labelledby="case-missing">
        {missing.map(({ kind, label, isRequired }) => (
          <li key={kind}>{isRequired ? label : words.optional(label)}</li>
        ))}
      </ul>
    </div>
  )
}

/** What to do now, or who does something and by when. */
function Step({ shown, uuid }: OfMail) {
  const words = useWords(progressWords)
  const { id, nextStep, reviewer, decideBy, expiresAt, opensAt } = shown
  const to = reachOf(shown)
  const expires = expiresAt && <p className="page-note">{words.expires(clock(expiresAt))}</p>
  switch (nextStep) {
    case 'prove':
      return (
        <>
          <p>{words.prove}</p>
          {expires}
          <Act onAct={() => open(registrationPaths.match, { id })}>{words.goProve}</Act>
        </>
      )
    case 'hand_in':
      return (
        <>
          <p>{words.hand_in}</p>
          {expires}
          <Act onAct={() => open(handInPath(shown), { id })}>{words.goOn}</Act>
        </>
      )
    case 'wait_review':
      return (
        <>
          <p>{words.wait_review(reviewer, to)}</p>
          {decideBy && <p className="page-note">{words.decideBy(clock(decideBy))}</p>}
        </>
      )
    case 'add_material':
      return (
        <>
          <p>{words.add_material}</p>
          <MissingList shown={shown} />
          {expiresAt && <p className="page-note">{words.addBy(clock(expiresAt))}</p>}
        </>
      )
    case 'set_password':
      return uuid ? (
        <>
          <p>{words.set_password}</p>
          <Act onAct={() => open(registrationPaths.account, { id, uuid })}>{words.setPassword}</Act>
        </>
      ) : (
        <p>{words.set_password_link(to)}</p>
      )
    case 'wait_opening':
      return <p>{words.wait_opening(clock(opensAt))}</p>
    case 'log_in':
      return (
        <>
          <p>{words.log_in}</p>
          <Act onAct={() => relaunch(accountPaths.login)}>{words.logIn}</Act>
        </>
      )
    default:
      return (
        <>
          <p>{words.ended}</p>
          <Act onAct={() => open(accountPaths.chooseUserType)}>{words.startAgain}</Act>
        </>
      )
  }
}

export function NextStepCard(props: OfMail) {
  const words = useWords(progressWords)
  const { notes } = props.shown
  return (
    <section className="page-card case-next" aria-labelledby="case-next">
      <h2 id="case-next">{words.next}</h2>
      {notes && (
        <figure>
          <figcaption>{words.notes}</figcaption>
          <blockquote>{notes}</blockquote>
        </figure>
      )}
      <Step {...props} />
      <ResendButton {...props} />
    </section>
  )
}
