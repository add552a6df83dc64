import { useWords } from '@campus/ui/words/words.ts'
import type { Card } from './contact-card.tsx'
import { RemarkEditor } from './remark-editor.tsx'
import { TagEditor } from './tag-editor.tsx'
import { cardWords } from './words.ts'

export function OwnNotes({ card }: { readonly card: Card }) {
  const words = useWords(cardWords)
  return (
    <section className="page-card" aria-label={words.mine}>
      <p className="page-note">{words.mine}</p>
      <RemarkEditor id={card.id} remark={card.remark} />
      <TagEditor id={card.id} tags={card.tags} />
    </section>
  )
}
