import { Refusal } from '@campus/client/failures.ts'
import { scanTerminal } from '@campus/contract/kiosk/visits.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ItemsHere } from './items-here.tsx'
import { PrintingHere } from './printing-here.tsx'
import { TerminalHere } from './terminal-here.tsx'
import { atTerminalWords } from './words.ts'

/** Looking again keeps the code of the screen while one chooses. */
const pause = 30_000

function OtherWays() {
  const words = useWords(atTerminalWords)
  return (
    <>
      <Button color="primary" onClick={() => void redirect(messagesPaths.scan)}>
        {words.scanAgain}
      </Button>
      <Button onClick={() => void open(terminalsPaths.map)}>{words.elsewhere}</Button>
    </>
  )
}

/** My phone has scanned the screen of a terminal: what I choose here comes out there. */
export function AtTerminal({ code }: { readonly code: string }) {
  const [jobId, setJobId] = useState<string>()
  const read = useRead(
    scanTerminal,
    { code, decision: 'look' },
    { background: true, staleTime: pause, refetchInterval: jobId ? false : pause },
  )
  const printMore = () => {
    setJobId(undefined)
    void read.refetch()
  }
  if (!jobId && read.error instanceof Refusal) return <Refused error={read.error} action={<OtherWays />} />
  return (
    <div className="page">
      <QueryView read={read} otherWay={<OtherWays />}>
        {({ terminal, items }) => (
          <>
            <TerminalHere terminal={terminal} />
            {jobId ? (
              <PrintingHere key={jobId} jobId={jobId} terminalId={terminal.id} onMore={printMore} />
            ) : (
              <ItemsHere code={code} items={items} onPrint={setJobId} />
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}
