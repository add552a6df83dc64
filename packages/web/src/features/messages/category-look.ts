import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import { CheckShieldOutline } from '@campus/ui/icons/check-shield-outline.ts'
import { ClockCircleOutline } from '@campus/ui/icons/clock-circle-outline.ts'
import { EditSOutline } from '@campus/ui/icons/edit-s-outline.ts'
import { SetOutline } from '@campus/ui/icons/set-outline.ts'
import { SoundOutline } from '@campus/ui/icons/sound-outline.ts'
import type { ComponentType } from 'react'

export const categoryIcons: Record<MessageCategory, ComponentType> = {
  announcement: SoundOutline,
  todo: EditSOutline,
  progress: ClockCircleOutline,
  security: CheckShieldOutline,
  system: SetOutline,
}
