import { startFaceLogin, verifyFaceLogin } from '@campus/contract/account/face-login.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { CheckFlow } from '../../../domain/camera/face-check/check-flow.tsx'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import { enterByTicket } from './enter-by-ticket.ts'
import { type FaceLoginProgress, faceLoginProgress } from './progress.ts'
import { WithoutFace } from './without-face.tsx'
import { faceLoginWords } from './words.ts'

function Verify({ progress: { asked, started, back } }: { readonly progress: FaceLoginProgress }) {
  const words = useWords(faceLoginWords)
  const ticket = useRef(started?.ticket ?? '')
  const start = async () => {
    const kept = faceLoginProgress.read()?.started
    faceLoginProgress.keep({ asked, back })
    const challenge = kept && Date.parse(kept.expiresAt) > Date.now() ? kept : await send(startFaceLogin, asked)
    ticket.current = challenge.ticket
    return challenge
  }
  return (
    <CheckFlow
      lead={words.checkLead}
      start={start}
      answer={(answer) => send(verifyFaceLogin, { ...answer, ticket: ticket.current })}
      onPassed={({ loginTicket, codeNeeded }) => {
        if (loginTicket) return void enterByTicket(loginTicket, back).catch(toastFailure)
        if (!codeNeeded) return undefined
        faceLoginProgress.keep({ asked, codeNeeded, back })
        return void redirect(facesPaths.loginResult, { back })
      }}
      otherWay={<WithoutFace back={back} />}
    />
  )
}

/** The check before the camera; the ticket of a passed one opens the session. */
export default function VerifyScreen() {
  const [progress] = useState(faceLoginProgress.read)
  if (!progress) return <StepLost first={facesPaths.loginInfo} />
  return (
    <div className="page">
      <Verify progress={progress} />
    </div>
  )
}
