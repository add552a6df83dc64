import { beginSetupAtLogin, finishLogin, finishSetupAtLogin } from '@campus/contract/account/second-factor.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '../account-page.css'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { secondStepProgress } from '../../../domain/arrival/second-step-progress.ts'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { FactorForm } from './factor-form.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import { SetupCard } from './setup-card.tsx'
import { twoStepWords } from './words.ts'

type Progress = NonNullable<ReturnType<typeof secondStepProgress.read>>

/** The login is over: its stored data is deleted, and the person continues to the requested screen. */
const goOn = async ({ mode, back }: Progress, { isFirstLogin }: { readonly isFirstLogin: boolean }) => {
  secondStepProgress.forget()
  await arrive({ mode, isFirstLogin, back })
}

function ShowFactor({ progress }: { readonly progress: Progress }) {
  const words = useWords(twoStepWords)
  const { act } = useAction(finishLogin, { quiet: true })
  const { ticket, ways, schoolId } = progress
  return (
    <section className="account-page">
      <h2>{words.stepTitle}</h2>
      <p className="account-lead">{words.stepText}</p>
      <div className="account-card">
        <FactorForm
          ways={ways}
          schoolId={schoolId}
          submit={words.logIn}
          onProof={async (proof) => goOn(progress, await act({ ticket, proof }))}
        />
      </div>
      <p className="account-note">{words.lostText}</p>
    </section>
  )
}

function SetUp({ progress }: { readonly progress: Progress }) {
  const words = useWords(twoStepWords)
  const { ticket } = progress
  const beginning = useAction(beginSetupAtLogin)
  const { act } = useAction(finishSetupAtLogin, { quiet: true })
  const [setup, setSetup] = useState<OutputOf<typeof beginSetupAtLogin>>()
  const [entered, setEntered] = useState<OutputOf<typeof finishSetupAtLogin>>()
  if (entered)
    return (
      <section className="account-page">
        <RecoveryCodesCard codes={entered.recoveryCodes} onDone={() => void goOn(progress, entered)} />
      </section>
    )
  return (
    <section className="account-page">
      <h2>{words.setUpTitle}</h2>
      <p className="account-lead">{words.setUpText}</p>
      {setup ? (
        <SetupCard
          setup={setup}
          submit={words.turnOnAndLogIn}
          onCode={async (code) => setEntered(await act({ ticket, setupTicket: setup.setupTicket, code }))}
        />
      ) : (
        <Button
          block
          color="primary"
          loading={beginning.isActing}
          onClick={() => void beginning.act({ ticket }).then(setSetup, () => undefined)}
        >
          {words.setUp}
        </Button>
      )}
      <Button block onClick={() => void redirect(accountPaths.login)}>
        {words.otherAccount}
      </Button>
    </section>
  )
}

/** The second step of a login, whichever way it began. */
export default function SecondStepScreen() {
  const [progress] = useState(secondStepProgress.read)
  if (!progress) return <StepLost first={accountPaths.login} />
  return progress.step === 'setup' ? <SetUp progress={progress} /> : <ShowFactor progress={progress} />
}
