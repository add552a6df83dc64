import '@campus/ui/states/states.css'
import { useWords } from '@campus/ui/words/words.ts'
import { StepDrawing, type StepPicture } from './step-pictures.tsx'
import { trustWords } from './words.ts'

interface StepsProps {
  readonly title: string
  readonly steps: readonly (readonly [picture: StepPicture, text: string])[]
}

function Steps({ title, steps }: StepsProps) {
  return (
    <section className="page-card">
      <h3>{title}</h3>
      <ol className="trust-steps">
        {steps.map(([picture, text]) => (
          <li key={picture}>
            <StepDrawing picture={picture} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How the two readers that check signatures are set to trust a root, and what the others can do. */
export function ReaderSteps() {
  const words = useWords(trustWords)
  return (
    <div className="page-column trust-readers">
      <h2 className="trust-title">{words.readers}</h2>
      <Steps
        title={words.adobe}
        steps={[
          ['settings', words.adobe1],
          ['import', words.adobe2],
          ['trust', words.adobe3],
        ]}
      />
      <Steps
        title={words.foxit}
        steps={[
          ['settings', words.foxit1],
          ['import', words.foxit2],
          ['trust', words.foxit3],
        ]}
      />
      <section className="page-card">
        <h3>{words.others}</h3>
        <p className="page-lead">{words.others1}</p>
        <p className="page-lead">{words.others2}</p>
      </section>
    </div>
  )
}
