import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import './category-icon.css'
import { CalendarOutline, CheckShieldOutline, ClockCircleOutline, EditSOutline, SetOutline, SoundOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'

const categoryIcons: Record<MessageCategory, ComponentType> = {
  announcement: SoundOutline,
  todo: EditSOutline,
  study: CalendarOutline,
  progress: ClockCircleOutline,
  security: CheckShieldOutline,
  system: SetOutline,
}

export function CategoryIcon({ category }: { readonly category: MessageCategory }) {
  const Icon = categoryIcons[category]
  return (
    <span className={`category-icon category-${category}`} aria-hidden="true">
      <Icon />
    </span>
  )
}
