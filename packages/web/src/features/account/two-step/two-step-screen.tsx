import {
  beginSetup,
  finishSetup,
  ownSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from '@campus/contract/account/second-factor.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Show } from '@campus/ui/states/show.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAct } from '../../../api/use-act.ts'
import { useRead } from '../../../api/use-read.ts'
import { useSession } from '../../../session/use-session.ts'
import '../account-page.css'
import { FactorForm, type FactorProofGiven } from './factor-form.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import { SetupCard } from './setup-card.tsx'
import { twoStepWords } from './words.ts'

type Own = OutputOf<typeof ownSecondFactor>
type Setup = OutputOf<typeof beginSetup>

interface ChangeProps {
  readonly own: Own
  readonly onCodes: (codes: readonly string[]) => void
  readonly onEnd: () => void
}

const changes = [ownSecondFactor]

/** Sets an app up: the first one, or another in its place, which the present factor has to allow. */
function AppSetup({ own, setup, onCodes, onEnd }: ChangeProps & { readonly setup: Setup }) {
  const words = useWords(twoStepWords)
  const schoolId = useSession('user')?.schoolId ?? ''
  const { act } = useAct(finishSetup, { quiet: true, changes })
  const [code, setCode] = useState<string>()
  const isFirst = !own.isOn && !(own.isRequired && own.ways.length > 0)
  const { setupTicket } = setup
  const finish = async (code: string, current?: FactorProofGiven) =>
    onCodes((await act({ setupTicket, code, ...(current ? { current } : {}) })).recoveryCodes)
  return (
    <>
      {code === undefined ? (
        <SetupCard
          setup={setup}
          submit={isFirst ? words.turnOn : words.next}
          onCode={async (code) => (isFirst ? finish(code) : setCode(code))}
        />
      ) : (
        <div className="account-card">
          <h2>{words.currentTitle}</h2>
          <p className="account-lead">{words.currentText}</p>
          <FactorForm ways={own.ways} schoolId={schoolId} submit={words.move} onProof={(current) => finish(code, current)} />
        </div>
      )}
      <Button block onClick={onEnd}>
        {words.cancel}
      </Button>
    </>
  )
}

function NewCodes({ own, onCodes, onEnd }: ChangeProps) {
  const words = useWords(twoStepWords)
  const schoolId = useSession('user')?.schoolId ?? ''
  const { act } = useAct(renewRecoveryCodes, { quiet: true, changes })
  return (
    <div className="account-card">
      <h2>{words.newCodes}</h2>
      <p className="account-lead">{words.newCodesText}</p>
      <FactorForm
        ways={own.ways}
        schoolId={schoolId}
        submit={words.newCodes}
        onProof={async (proof) => onCodes((await act({ proof })).recoveryCodes)}
      />
      <Button block onClick={onEnd}>
        {words.cancel}
      </Button>
    </div>
  )
}

function TurnOff({ own, onEnd }: ChangeProps) {
  const words = useWords(twoStepWords)
  const schoolId = useSession('user')?.schoolId ?? ''
  const { act } = useAct(turnSecondFactorOff, { quiet: true, changes })
  return (
    <div className="account-card">
      <h2>{words.turnOff}</h2>
      <p className="account-lead">{words.turnOffText}</p>
      <FactorForm
        ways={own.ways}
        schoolId={schoolId}
        submit={words.turnOff}
        onProof={async (proof) => {
          await act({ proof })
          toast(words.turnedOff, 'success')
          onEnd()
        }}
      />
      <Button block onClick={onEnd}>
        {words.cancel}
      </Button>
    </div>
  )
}

interface StandingProps {
  readonly own: Own
  readonly isBusy: boolean
  readonly onSetUp: () => void
  readonly onChange: (change: 'codes' | 'off') => void
}

function Standing({ own, isBusy, onSetUp, onChange }: StandingProps) {
  const words = useWords(twoStepWords)
  const { isOn, isRequired, since, recoveryCodesLeft } = own
  if (!isOn)
    return (
      <div className="account-card">
        <p className="account-text">{isRequired ? words.passkeyOnly : words.offText}</p>
        <Button block color="primary" loading={isBusy} onClick={onSetUp}>
          {words.setUp}
        </Button>
      </div>
    )
  return (
    <div className="account-card">
      <span className="account-mark">{words.on}</span>
      <dl className="account-facts">
        <dt>{words.since}</dt>
        <dd>{since && <Time at={since} />}</dd>
        <dt>{words.codesLeft}</dt>
        <dd>{words.codesCount(recoveryCodesLeft)}</dd>
      </dl>
      {recoveryCodesLeft < 3 && <p className="account-note">{words.fewCodes}</p>}
      <div className="account-buttons">
        <Button block onClick={() => onChange('codes')}>
          {words.newCodes}
        </Button>
        <Button block loading={isBusy} onClick={onSetUp}>
          {words.moveApp}
        </Button>
        {!isRequired && (
          <Button block color="danger" fill="outline" onClick={() => onChange('off')}>
            {words.turnOff}
          </Button>
        )}
      </div>
      {isRequired && <p className="account-note">{words.requiredNote}</p>}
    </div>
  )
}

function TwoStep({ own }: { readonly own: Own }) {
  const beginning = useAct(beginSetup)
  const [change, setChange] = useState<'codes' | 'off' | Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const end = () => setChange(undefined)
  const props = { own, onCodes: setCodes, onEnd: end }
  const done = () => {
    setCodes(undefined)
    end()
  }
  if (codes) return <RecoveryCodesCard codes={codes} onDone={done} />
  if (change === 'codes') return <NewCodes {...props} />
  if (change === 'off') return <TurnOff {...props} />
  if (change) return <AppSetup {...props} setup={change} />
  const setUp = () => void beginning.act({}).then(setChange, () => undefined)
  return <Standing own={own} isBusy={beginning.isActing} onSetUp={setUp} onChange={setChange} />
}

export default function TwoStepScreen() {
  const words = useWords(twoStepWords)
  const read = useRead(ownSecondFactor, {})
  return (
    <section className="account-page">
      <p className="account-lead">{words.what}</p>
      <Show read={read}>{(own) => <TwoStep own={own} />}</Show>
    </section>
  )
}
