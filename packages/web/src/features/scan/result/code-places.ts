import { type Path, path } from '@campus/contract/paths/path.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import type { Shown } from '../scan-step.ts'

export type CodeKind = Extract<Shown, { readonly code: string }>['kind']

/** The screens that take these codes; each is offered once the app has it. */
export const codePlaces: Record<CodeKind, Path<{ code?: string }>> = {
  verification: verificationPaths.scanned,
  sign_in: path('/pages/schedule/sign_in'),
}
