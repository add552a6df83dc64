import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { QrCode } from '../../../parts/qr-code/qr-code.tsx'
import { Empty } from '../../../parts/states/empty.tsx'
import { shellPaths } from '../../../paths/shell.ts'
import { useWords } from '../../../words/words.ts'
import { shellWords } from '../words.ts'
import './bridge.css'
import { inGroups, pickUpCode } from './pick-up-code.ts'

export default function BridgeScreen() {
  const words = useWords(shellWords)
  const code = pickUpCode(useQueryOf(shellPaths.bridge).code)
  if (!code) return <Empty says={words.noCode} />
  return (
    <section className="bridge">
      <h2>{words.bridgeTitle}</h2>
      <QrCode text={code} label={words.bridgeCode} />
      <p className="bridge-label">{words.bridgeCode}</p>
      <p className="bridge-code">{inGroups(code)}</p>
      <p className="bridge-advice">{words.bridgeAdvice}</p>
    </section>
  )
}
