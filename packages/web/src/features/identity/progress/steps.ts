import type { OutputOf } from '@campus/contract/call.ts'
import type { identityStatus } from '@campus/contract/identity/papers.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { BankcardOutline, CheckShieldOutline, EditSOutline, PictureOutline } from 'antd-mobile-icons'

export type Step = OutputOf<typeof identityStatus>['steps'][number]

export const stepIcons = { consent: CheckShieldOutline, paper: BankcardOutline, photo: PictureOutline, signature: EditSOutline } as const

/** Where a step is done. */
export const placeOfStep = ({ step, photoTypeId }: Pick<Step, 'step' | 'photoTypeId'>): { readonly to: Path; readonly query: object } => {
  if (step === 'paper') return { to: identityPaths.paper, query: {} }
  if (step === 'consent') return { to: facesPaths.consents, query: {} }
  if (step === 'signature') return { to: signaturePaths.own, query: {} }
  return { to: identityPaths.photos, query: { typeId: photoTypeId ?? undefined } }
}
