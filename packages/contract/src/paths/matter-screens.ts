import { animalPlanPaths } from './animalplan.ts'
import { certificatesPaths } from './certificates.ts'
import { consolePaths } from './console.ts'
import { messagesPaths } from './messages.ts'
import { appealsPaths } from './orders.ts'

interface MatterScreens {
  /** Where people begin one. */
  readonly start: `/${string}`
  /** One of them for who asked, and for who decides; both take the id in their address. */
  readonly own: `/${string}`
  readonly decision: `/${string}`
}

/** Records of other areas that are decided by a process of the school: each kind has screens of its own. */
export const matterScreens = {
  leave: {
    start: messagesPaths.askLeave.address,
    own: messagesPaths.leaveRequest.address,
    decision: messagesPaths.leaveDecision.address,
  },
  certificate: {
    start: certificatesPaths.services.address,
    own: certificatesPaths.application.address,
    decision: certificatesPaths.decision.address,
  },
  free_copies: {
    start: appealsPaths.freeCopies.address,
    own: appealsPaths.freeCopies.address,
    decision: consolePaths.freeCopies.address,
  },
  animal_plan: {
    start: animalPlanPaths.write.address,
    own: animalPlanPaths.plan.address,
    decision: animalPlanPaths.plan.address,
  },
} as const satisfies Record<string, MatterScreens>

export type MatterKind = keyof typeof matterScreens

export const isMatterKind = (kind: string): kind is MatterKind => Object.hasOwn(matterScreens, kind)
