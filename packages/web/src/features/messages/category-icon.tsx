import type { MessageCategory } from '@campus/contract/messages/categories.ts'
import './category-icon.css'
import { categoryIcons } from './category-look.ts'

export function CategoryIcon({ category }: { readonly category: MessageCategory }) {
  const Icon = categoryIcons[category]
  return (
    <span className={`category-icon category-${category}`} aria-hidden="true">
      <Icon />
    </span>
  )
}
