import { ProofNeeded, type ProofWay, proveByApp } from '@campus/contract/account/proof.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { CloseOutline } from 'antd-mobile-icons'
import { useId, useRef, useState } from 'react'
import { send } from '../../../api/send.ts'
import '@campus/ui/form/form.css'
import '@campus/ui/form/picker-sheet.css'
import { useWords } from '@campus/ui/words/words.ts'
import '../account-page.css'
import { AppCode } from '../two-step/app-code.tsx'
import { CodeWay } from './code-way.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import { PasswordWay } from './password-way.tsx'
import './proof-sheet.css'
import { proofWords } from './words.ts'

export interface ProofSheetProps {
  /** What the server said with its refusal. */
  readonly facts: unknown
  readonly onEnd: (isProved: boolean) => void
}

function AppWay({ onProved }: { readonly onProved: () => void }) {
  const { confirm } = useWords(proofWords)
  return <AppCode submit={confirm} onCode={(code) => send(proveByApp, { code }).then(onProved)} />
}

function Way({ way, onProved }: { readonly way: ProofWay; readonly onProved: () => void }) {
  if (way.kind === 'password') return <PasswordWay onProved={onProved} />
  if (way.kind === 'passkey') return <PasskeyWay onProved={onProved} />
  if (way.kind === 'totp') return <AppWay onProved={onProved} />
  return <CodeWay key={way.kind} channel={way.kind} to={way.to} onProved={onProved} />
}

const canUse = ({ kind }: ProofWay) => kind !== 'passkey' || 'PublicKeyCredential' in window

export default function ProofSheet({ facts, onEnd }: ProofSheetProps) {
  const words = useWords(proofWords)
  const title = useId()
  const frame = useRef<HTMLDivElement>(null)
  const ways = ProofNeeded.safeParse(facts).data?.ways.filter(canUse) ?? []
  const [kind, setKind] = useState(ways[0]?.kind)
  const way = ways.find((one) => one.kind === kind)
  const isProved = useRef(false)

  const prove = () => {
    isProved.current = true
    frame.current?.closest('dialog')?.close()
  }

  return (
    <Modal className="picker-sheet" labelledBy={title} onClose={() => onEnd(isProved.current)}>
      {(close) => (
        <div className="picker-frame proof-frame" ref={frame}>
          <header className="picker-head">
            <h2 id={title}>{words.title}</h2>
            <button type="button" className="field-button" aria-label={words.close} onClick={close}>
              <CloseOutline aria-hidden />
            </button>
          </header>
          {way ? (
            <>
              <p className="proof-lead">{words.lead}</p>
              {ways.length > 1 && (
                <Choice
                  look="tabs"
                  label={words.way}
                  options={ways.map(({ kind }) => [kind, words.wayName(kind)] as const)}
                  value={way.kind}
                  onChoose={setKind}
                />
              )}
              <Way way={way} onProved={prove} />
            </>
          ) : (
            <p className="proof-lead">{words.noWay}</p>
          )}
        </div>
      )}
    </Modal>
  )
}
