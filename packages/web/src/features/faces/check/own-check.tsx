import type { GivenTo } from '@campus/contract/call.ts'
import { startOwnChallenge, verifyManagerFace, verifyOwnFace } from '@campus/contract/faces/checks.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { CheckFlow } from '../../../domain/camera/face-check/check-flow.tsx'
import { back, open } from '../../../navigation/navigator.ts'
import './check.css'
import { checkWords } from './words.ts'

interface OwnCheckProps {
  readonly purpose: 'user' | 'manager'
  /** The check of a computer that this phone makes. */
  readonly handoverId?: string
}

/** As large as the way with a face. A manager goes back to where the password is asked for. */
function WithoutFace({ purpose }: Pick<OwnCheckProps, 'purpose'>) {
  const words = useWords(checkWords)
  const isManager = purpose === 'manager'
  return (
    <Button block fill="outline" size="large" onClick={() => (isManager ? back() : void open(helpPaths.helpDesk))}>
      {isManager ? words.password : words.helpDesk}
    </Button>
  )
}

function Passed({ until, isHandover }: { readonly until: string | null; readonly isHandover: boolean }) {
  const words = useWords(checkWords)
  return (
    <section className="page-card page-card-center" role="status">
      <CheckCircleOutline className="check-done" aria-hidden />
      <h2>{words.passed}</h2>
      <p className="page-lead">{until ? words.openUntil(minuteOf(Date.parse(until))) : words.passedText}</p>
      {isHandover ? (
        <p className="page-lead">{words.backToComputer}</p>
      ) : (
        <Button block color="primary" size="large" onClick={() => back()}>
          {words.goOn}
        </Button>
      )}
    </section>
  )
}

const verify = async (purpose: OwnCheckProps['purpose'], given: GivenTo<typeof verifyOwnFace>) =>
  purpose === 'manager' ? send(verifyManagerFace, given) : { ...(await send(verifyOwnFace, given)), until: null }

/** A face check of the logged-in person. */
export function OwnCheck({ purpose, handoverId }: OwnCheckProps) {
  const words = useWords(checkWords)
  const [passed, setPassed] = useState<{ readonly until: string | null }>()
  if (passed) return <Passed until={passed.until} isHandover={handoverId !== undefined} />
  return (
    <CheckFlow
      lead={purpose === 'manager' ? words.managerLead : words.ownLead}
      start={() => send(startOwnChallenge, { purpose })}
      answer={(answer) => verify(purpose, handoverId === undefined ? answer : { ...answer, handoverId })}
      onPassed={({ until }) => setPassed({ until })}
      otherWay={<WithoutFace purpose={purpose} />}
    />
  )
}
