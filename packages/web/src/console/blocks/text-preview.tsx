import { type Language, languages } from '@campus/contract/language.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { TextBlocks } from '../../domain/document/text-blocks.tsx'
import { type BlockRow, blocksOf } from './block-rows.ts'
import { blockWords } from './words.ts'

interface TextPreviewProps {
  readonly titles: Readonly<Record<Language, string>>
  readonly rows: readonly BlockRow[]
}

/** A long text as its readers will see it, in each language. */
export function TextPreview({ titles, rows }: TextPreviewProps) {
  const words = useWords(blockWords)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { blocks, blocksEn, blocksTw } = blocksOf(rows)
  const shown = { zh_CN: blocks, en_US: blocksEn, zh_TW: blocksTw }[language]
  return (
    <>
      <Choice
        label={words.language}
        look="tabs"
        options={languages.map((name) => [name, words[name]] as const)}
        value={language}
        onChoose={setLanguage}
      />
      <article className="document-text" lang={language.replace('_', '-')}>
        <h2>{titles[language]}</h2>
        <TextBlocks blocks={shown.filter(({ text }) => text.trim() !== '')} />
      </article>
    </>
  )
}
