import { useWords } from '@campus/ui/words/words.ts'
import { CheckOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import '@campus/ui/page/page.css'
import { ExamplePortrait } from './example-portrait.tsx'
import './guide.css'
import { guideWords } from './words.ts'

const mistakes = ['turned', 'dark', 'covered', 'busy', 'far'] as const

function Examples() {
  const words = useWords(guideWords)
  return (
    <section className="page-card" aria-labelledby="guide-right">
      <h2 id="guide-right">{words.right}</h2>
      <div className="guide-right">
        <ExamplePortrait label={words.rightText} />
        <p>{words.rightText}</p>
      </div>
      <h2>{words.wrong}</h2>
      <ul className="guide-wrong">
        {mistakes.map((mistake) => (
          <li key={mistake}>
            <ExamplePortrait mistake={mistake} />
            {words[mistake]}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface GuideViewProps {
  readonly lead: string
  /** Where to go on. */
  readonly children: ReactNode
}

/** How to take a good photo, in drawings. */
export function GuideView({ lead, children }: GuideViewProps) {
  const words = useWords(guideWords)
  const steps = [words.stepWall, words.stepLight, words.stepPhone, words.stepHair]
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <p className="page-lead">{lead}</p>
        <Examples />
      </div>
      <div className="page-column">
        <section className="page-card" aria-labelledby="guide-prepare">
          <h2 id="guide-prepare">{words.prepare}</h2>
          <ul className="guide-steps">
            {steps.map((step) => (
              <li key={step}>
                <CheckOutline aria-hidden /> {step}
              </li>
            ))}
          </ul>
        </section>
        <div className="guide-buttons">{children}</div>
        <p className="page-note">{words.privacyNote}</p>
      </div>
    </div>
  )
}
