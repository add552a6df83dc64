import type { FaultKind } from '@campus/contract/terminals/fault-kinds.ts'
import {
  CloseShieldOutline,
  FileOutline,
  FileWrongOutline,
  FillinOutline,
  GlobalOutline,
  MoreOutline,
  PayCircleOutline,
  ScanningOutline,
  SetOutline,
  StopOutline,
} from 'antd-mobile-icons'
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
