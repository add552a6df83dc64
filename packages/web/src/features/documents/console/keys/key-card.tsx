import type { OutputOf } from '@campus/contract/call.ts'
import { rotateSigner, signingKeys } from '@campus/contract/documents/console/signing-keys.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckShieldOutline, FileOutline, SystemQRcodeOutline, TeamOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { KeyState } from './key-state.tsx'
import './keys.css'
import { inPairs } from '../../../../domain/proof/fingerprint.ts'
import { validityOf } from './validity.ts'
import { keysWords } from './words.ts'

export type Key = OutputOf<typeof signingKeys>['keys'][number]

const icons: Record<Key['purpose'], ComponentType> = {
  root: CheckShieldOutline,
  issuing: TeamOutline,
  signer: FileOutline,
  code: SystemQRcodeOutline,
}

const algorithmNames: Record<Key['algorithm'], string> = { p256: 'ECDSA P-256', rsa2048: 'RSA 2048' }

function ValidityBar({ shown }: { readonly shown: Key }) {
  const words = useWords(keysWords)
  const { passed, daysLeft, isEnding } = validityOf(shown, useNow(0))
  const [from, to] = [shown.validFrom, shown.validTo].map((at) => dateOf(Date.parse(at)))
  return (
    <div className="key-validity">
      <span
        className="key-bar"
        role="meter"
        aria-label={words.validity}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(passed)}
        data-ending={isEnding || undefined}
      >
        <span style={{ width: `${passed}%` }} />
      </span>
      <span className="console-figures console-quiet">
        {words.fromTo(from ?? '', to ?? '')} · {daysLeft === 0 ? words.over : words.daysLeft(daysLeft)}
      </span>
    </div>
  )
}

function Rotate({ purpose }: { readonly purpose: 'signer' | 'code' }) {
  const words = useWords(keysWords)
  const { act, isActing } = useAction(rotateSigner, { changes: [signingKeys] })
  const rotate = async () => {
    if (!(await ask({ title: words.rotateTitle(words[purpose]), text: words.rotateText, confirm: words.rotate }))) return
    await act({ purpose })
    toast(words.rotated, 'success')
  }
  return (
    <Button size="small" loading={isActing} onClick={() => void rotate().catch(() => undefined)}>
      {words.rotate}
    </Button>
  )
}

interface KeyCardProps {
  readonly shown: Key
  readonly mayRotate: boolean
}

/** One certificate that is in use: who it is, how long it holds, and how to know it again. */
export function KeyCard({ shown, mayRotate }: KeyCardProps) {
  const words = useWords(keysWords)
  const { purpose, fingerprint, signed } = shown
  const Icon = icons[purpose]
  const print = inPairs(fingerprint)
  const isSigner = purpose === 'signer' || purpose === 'code'
  return (
    <article className="console-card key-card">
      <header>
        <span className="key-icon" aria-hidden="true">
          <Icon />
        </span>
        <div className="key-name">
          <h2>{words[purpose]}</h2>
          <p className="console-note">{words[`${purpose}Text`]}</p>
        </div>
        <KeyState state={shown.state} />
      </header>
      <ValidityBar shown={shown} />
      <Facts
        facts={[
          [words.subject, shown.subject],
          [words.algorithm, algorithmNames[shown.algorithm]],
          [words.serial, <code key="serial">{shown.serial}</code>],
          [
            words.fingerprint,
            <span key="print" className="key-print">
              <code>{print}</code>
              <CopyButton text={print} label={words.fingerprint} />
            </span>,
          ],
        ]}
      />
      <footer>
        {signed !== null && (
          <span className="console-quiet console-figures">
            {purpose === 'signer' ? words.signedDocuments(signed) : words.signedCertificates(signed)}
          </span>
        )}
        {mayRotate && isSigner && <Rotate purpose={purpose} />}
      </footer>
    </article>
  )
}
