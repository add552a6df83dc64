import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { CheckShieldOutline, ClockCircleOutline, EditSOutline, SetOutline, SoundOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'

export const categoryIcons: Record<MessageCategory, ComponentType> = {
  announcement: SoundOutline,
  todo: EditSOutline,
  progress: ClockCircleOutline,
  security: CheckShieldOutline,
  system: SetOutline,
}
