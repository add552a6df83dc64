import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { ComponentProps } from 'react'
import './document-text.css'
import { TextBlocks } from './text-blocks.tsx'
import { documentWords } from './words.ts'

interface DocumentTextProps {
  readonly document: ComponentProps<typeof TextBlocks> & { readonly publishedAt: string; readonly version: string }
}

export function DocumentText({ document: { blocks, publishedAt, version } }: DocumentTextProps) {
  const words = useWords(documentWords)
  return (
    <article className="document-text">
      <TextBlocks blocks={blocks} />
      <footer>{words.published(dateOf(Date.parse(publishedAt)), version)}</footer>
    </article>
  )
}
