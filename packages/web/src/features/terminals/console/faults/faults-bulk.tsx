import type { OutputOf } from '@campus/contract/call.ts'
import { handleFault, type schoolFaults } from '@campus/contract/terminals/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { BulkBar } from '../../../../console/bulk/bulk-bar.tsx'
import type { Bulk } from '../../../../console/bulk/use-bulk.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { changedByHandling } from './changed-by-handling.ts'
import { faultsWords } from './words.ts'

type Fault = OutputOf<typeof schoolFaults>['rows'][number]

/** Closes all faults that are ticked with the same note. One that its terminal still reports stays open and ticked. */
export function FaultsBulk({ bulk }: { readonly bulk: Bulk<Fault> }) {
  const words = useWords(faultsWords)
  const { act } = useAction(handleFault, { changes: changedByHandling, quiet: true })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <BulkBar bulk={bulk}>
        <Button size="small" color="primary" onClick={() => setIsAsking(true)}>
          {words.close}
        </Button>
      </BulkBar>
      {isAsking && (
        <ReasonDialog
          title={words.closeAll(bulk.chosen.length)}
          text={bulk.naming(words.closeAllText)}
          field={words.yourNotes}
          action={words.close}
          onGive={(notes) => bulk.run((id) => act({ id, notes }))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
