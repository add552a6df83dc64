import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect } from 'react'
import { askLogin, open } from '../../../navigation/navigator.ts'
import { useAccess } from '../../../navigation/use-access.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { AtTerminal } from './at-terminal.tsx'
import './bridge.css'
import { OwnCode } from './own-code.tsx'
import { inGroups, isSecret, pickUpCode } from './pick-up-code.ts'
import { atTerminalWords, shownCodeWords } from './words.ts'

function ToLogin() {
  useEffect(() => void askLogin(), [])
  return <Waiting />
}

/** A code needs nobody to be logged in: it never says whose it is. What a QR holds is shown as a QR again, not to be typed. */
function ShownCode({ code }: { readonly code: string }) {
  const words = useWords(shownCodeWords)
  const { onlyScan } = useWords(atTerminalWords)
  return (
    <section className="bridge">
      <h2>{words.bridgeTitle}</h2>
      <QrCode text={code} label={words.bridgeCode} />
      {isSecret(code) ? (
        <p className="bridge-advice">{onlyScan}</p>
      ) : (
        <>
          <p className="bridge-label">{words.bridgeCode}</p>
          <p className="bridge-code">{inGroups(code)}</p>
          <p className="bridge-advice">{words.bridgeAdvice}</p>
        </>
      )}
    </section>
  )
}

/** A visitor without a code finds out how to get one. */
function NoCode() {
  const { noCode } = useWords(shownCodeWords)
  const words = useWords(atTerminalWords)
  return (
    <Empty
      t={noCode}
      action={
        <>
          <Button color="primary" onClick={() => void open(messagesPaths.scan)}>
            {words.scan}
          </Button>
          <Button onClick={() => void open(cloudPrintPaths.tasks)}>{words.tasks}</Button>
          <Button onClick={() => void open(terminalsPaths.map)}>{words.nearby}</Button>
        </>
      }
    />
  )
}

/** Printing without a touch: a pick-up code for the scanner of a terminal, or the way in after its screen was scanned. */
export default function BridgeScreen() {
  const { code: written, terminal } = useQueryOf(shellPaths.bridge)
  const access = useAccess()
  if (terminal) return access('user') === 'open' ? <AtTerminal key={terminal} code={terminal} /> : <ToLogin />
  const code = pickUpCode(written)
  if (code) return <ShownCode code={code} />
  // Without a code in the link one's own is shown.
  return written === undefined && access('user') === 'open' ? <OwnCode /> : <NoCode />
}
