import type { OutputOf } from '@campus/contract/call.ts'
import type { entrustable } from '@campus/contract/entrust/entrustments.ts'
import { FileOutline, UploadOutline } from 'antd-mobile-icons'
import '@campus/ui/list/list.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import '@campus/ui/page/page.css'
import { PickList } from '@campus/ui/pick-list/pick-list.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { addWords } from './words.ts'

export type Entrustable = OutputOf<typeof entrustable>[number]

interface ItemChoiceProps {
  readonly items: readonly Entrustable[]
  readonly chosen: string
  readonly onChoose: (itemId: string) => void
}

export function ItemChoice({ items, chosen, onChoose }: ItemChoiceProps) {
  const words = useWords(addWords)
  const language = useLanguage()
  return (
    <PickList
      label={words.what}
      rows={items.map((item) => ({
        id: item.itemId,
        icon: item.kind === 'certificate' ? FileOutline : UploadOutline,
        title: nameIn(item, language),
        lines: [words.left(item.copiesLeft), words.latestAt(minuteOf(Date.parse(item.latest)))],
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
