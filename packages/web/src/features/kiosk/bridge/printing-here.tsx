import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import type { PrintProgress } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ProgressCard } from '../../../domain/pick-up/progress-card.tsx'
import { usePrintProgress } from '../../../domain/pick-up/use-print-progress.ts'
import { open } from '../../../navigation/navigator.ts'
import { atTerminalWords } from './words.ts'

interface PrintingHereProps {
  readonly jobId: string
  readonly terminalId: string
  /** Back to what else there is to print. */
  readonly onMore: () => void
}

function Actions({ state, terminalId, onMore }: { readonly state: PrintProgress['state'] } & Omit<PrintingHereProps, 'jobId'>) {
  const words = useWords(atTerminalWords)
  const isTroubled = state === 'stopped' || state === 'failed' || state === 'unsure'
  return (
    <>
      {(state === 'done' || state === 'failed') && (
        <Button color="primary" block onClick={onMore}>
          {state === 'done' ? words.more : words.printRest}
        </Button>
      )}
      {state === 'failed' && (
        <Button block onClick={() => void open(terminalsPaths.map)}>
          {words.elsewhere}
        </Button>
      )}
      {isTroubled && (
        <Button block onClick={() => void open(terminalsPaths.reportFault, { terminalId })}>
          {words.report}
        </Button>
      )}
    </>
  )
}

/** The pages as they come out, and the way on when they do not. */
export function PrintingHere({ jobId, terminalId, onMore }: PrintingHereProps) {
  const read = usePrintProgress(jobId)
  return (
    <QueryView read={read}>
      {(progress) => (
        <ProgressCard progress={progress}>
          <Actions state={progress.state} terminalId={terminalId} onMore={onMore} />
        </ProgressCard>
      )}
    </QueryView>
  )
}
