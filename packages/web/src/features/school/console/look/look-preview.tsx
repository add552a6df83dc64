import { schoolColours } from '@campus/contract/school/school-colours.ts'
import { useWords } from '@campus/ui/words/words.ts'
import type { CSSProperties } from 'react'
import { useProductName } from '../../../../installation/installation.ts'
import './look-preview.css'
import { lookWords } from './words.ts'

interface LookPreviewProps {
  readonly name: string
  readonly logo: string
  readonly colour: string | null
}

/** How the school would meet people, before anybody else sees it. */
export function LookPreview({ name, logo, colour }: LookPreviewProps) {
  const words = useWords(lookWords)
  const product = useProductName()
  const mark = <img src={logo || '/icon.svg'} alt="" />
  return (
    <section className="console-card look-preview" aria-label={words.preview} style={schoolColours(colour) as CSSProperties}>
      <h2>{words.preview}</h2>
      <figure>
        <figcaption>{words.loginPage}</figcaption>
        <div className="look-login">
          {mark}
          <div>
            <strong>{product}</strong>
            <span>{name}</span>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption>{words.terminal}</figcaption>
        <div className="look-terminal">
          {mark}
          <strong>{name}</strong>
          <span className="look-button">{words.button}</span>
          <span className="look-link">{words.link}</span>
        </div>
      </figure>
    </section>
  )
}
