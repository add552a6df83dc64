import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import { CloseShieldOutline } from '@campus/ui/icons/close-shield-outline.ts'
import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { FileWrongOutline } from '@campus/ui/icons/file-wrong-outline.ts'
import { FillinOutline } from '@campus/ui/icons/fillin-outline.ts'
import { GlobalOutline } from '@campus/ui/icons/global-outline.ts'
import { MoreOutline } from '@campus/ui/icons/more-outline.ts'
import { PayCircleOutline } from '@campus/ui/icons/pay-circle-outline.ts'
import { ScanningOutline } from '@campus/ui/icons/scanning-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { StopOutline } from '@campus/ui/icons/stop-outline.ts'
import type { ComponentType } from 'react'

export const faultIcons: Record<FaultKind, ComponentType> = {
  offline: GlobalOutline,
  media_empty: FileOutline,
  media_jam: FileWrongOutline,
  toner: FillinOutline,
  printer: SetOutline,
  screen: StopOutline,
  scanner: ScanningOutline,
  payment: PayCircleOutline,
  credential: CloseShieldOutline,
  other: MoreOutline,
}
