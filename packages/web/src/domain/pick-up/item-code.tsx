import { application } from '@campus/contract/certificates/applications.ts'
import { ownPickUpCodes, printItemCode } from '@campus/contract/printing/items.ts'
import { useAct } from '../../api/use-act.ts'
import { type CodeButton, PickUpCode } from './pick-up-code.tsx'

/** The code for something that I can print: of my own, or fetched for somebody. */
export function ItemCode({ itemId, ...button }: CodeButton & { readonly itemId: string }) {
  const { act, isActing } = useAct(printItemCode, { changes: [application, ownPickUpCodes], quiet: true })
  return <PickUpCode {...button} thingId={itemId} fetchCode={(insteadOf) => act({ itemId, insteadOf })} isFetching={isActing} />
}
