import { reverseScanCode } from '@campus/contract/kiosk/visits.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import './bridge.css'
import { ownCodeWords } from './words.ts'

/** Before the code on the screen ends, so that the scanner never reads one that is over. */
const renewAfter = 45_000

/** My phone shows a code, and the scanner of a terminal reads it: the terminal opens for me. */
export function OwnCode() {
  const words = useWords(ownCodeWords)
  const read = useRead(reverseScanCode, {}, { staleTime: 0, refetchInterval: renewAfter })
  return (
    <QueryView read={read}>
      {({ code }) => (
        <section className="bridge">
          <h2>{words.title}</h2>
          <QrCode text={code} label={words.label} />
          <p className="bridge-advice">{words.advice}</p>
          <Button onClick={() => void open(messagesPaths.scan)}>{words.scanInstead}</Button>
        </section>
      )}
    </QueryView>
  )
}
