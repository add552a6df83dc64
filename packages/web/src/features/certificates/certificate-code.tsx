import { application } from '@campus/contract/certificates/applications.ts'
import { pickupCode } from '@campus/contract/certificates/pick-up.ts'
import { useAct } from '../../api/use-act.ts'
import { type CodeButton, PickUpCode } from '../../parts/pick-up/pick-up-code.tsx'

/** The code for a certificate on paper. */
export function CertificateCode({ applicationId, ...button }: CodeButton & { readonly applicationId: string }) {
  const { act, isActing } = useAct(pickupCode, { changes: [application] })
  return <PickUpCode {...button} fetchCode={() => act({ applicationId })} isFetching={isActing} />
}
