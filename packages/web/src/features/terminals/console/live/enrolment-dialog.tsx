import type { OutputOf } from '@campus/contract/call.ts'
import { enrolmentCode } from '@campus/contract/terminals/console.ts'
import type { TerminalPart } from '@campus/contract/terminals/machine.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { timeLeft } from '@campus/ui/time/time-left.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import './live.css'
import { credentialWords, enrolmentWords } from './words.ts'

type Given = OutputOf<typeof enrolmentCode>

/** A screen opens an address that carries the code; the program beside the printer takes it as a word of its command. */
function HowTo({ part, given: { code, address } }: { readonly part: TerminalPart; readonly given: Given }) {
  const words = useWords(enrolmentWords)
  const whole = `${address}#enrol=${code}`
  const command = `npm run terminal -- --server ${address} --code ${code} --printer ipp://…`
  if (part === 'printer')
    return (
      <>
        <p>{words.printerText}</p>
        <div className="enrolment-line">
          <code>{command}</code>
          <CopyButton text={command} label={words.command} />
        </div>
      </>
    )
  return (
    <>
      <p>{words.screenText}</p>
      <QrCode text={whole} label={words.qr} />
      <div className="enrolment-line">
        <a href={whole} target="_blank" rel="noopener noreferrer">
          {whole}
        </a>
        <CopyButton text={whole} label={words.address} />
      </div>
    </>
  )
}

function Code({ part, given }: { readonly part: TerminalPart; readonly given: Given }) {
  const words = useWords(enrolmentWords)
  const left = timeLeft(Date.parse(given.expiresAt), useNow(1000))
  if (left === undefined) return <p role="alert">{words.over}</p>
  return (
    <>
      <p className="enrolment-code">{given.code}</p>
      <p className="console-quiet console-figures" role="timer">
        {words.left(left)}
      </p>
      <HowTo part={part} given={given} />
    </>
  )
}

interface EnrolmentDialogProps {
  readonly terminalId: string
  readonly part: TerminalPart
  readonly onClose: () => void
}

/** A one-time code, shown as long as the dialog is open and nowhere else. */
export function EnrolmentDialog({ terminalId, part, onClose }: EnrolmentDialogProps) {
  const words = useWords(enrolmentWords)
  const titles = useWords(credentialWords)
  const { act, isActing, failure } = useAction(enrolmentCode, { quiet: true })
  const [given, setGiven] = useState<Given>()
  const fetchCode = () => void act({ terminalId, part }).then(setGiven, () => undefined)
  const first = useRef(fetchCode)
  useEffect(() => first.current(), [])
  return (
    <ConsoleDialog title={part === 'screen' ? titles.enrolScreen : titles.enrolPrinter} onClose={onClose}>
      <div className="enrolment">
        {given ? <Code part={part} given={given} /> : failure ? <Refused error={failure} /> : <Waiting rows={2} />}
        <div className="console-buttons">
          <Button loading={isActing} onClick={fetchCode}>
            {words.another}
          </Button>
          <Button color="primary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  )
}
