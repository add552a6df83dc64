import { application } from '@campus/contract/certificates/applications.ts'
import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { ownPickUpCodes } from '@campus/contract/printing/items.ts'
import { useAct } from '../../api/use-act.ts'
import { type CodeButton, PickUpCode } from '../../domain/pick-up/pick-up-code.tsx'

/** The code for a certificate on paper. */
export function CertificateCode({ applicationId, ...button }: CodeButton & { readonly applicationId: string }) {
  const { act, isActing } = useAct(pickupCode, { changes: [application, ownPickUpCodes], quiet: true })
  return (
    <PickUpCode {...button} thingId={applicationId} fetchCode={(insteadOf) => act({ applicationId, insteadOf })} isFetching={isActing} />
  )
}
