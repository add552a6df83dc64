import { useWords } from '@campus/ui/words/words.ts'
import './appeals.css'
import { appealWords } from './words.ts'

/** What the school does with it, in the order in which it happens. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const words = useWords(appealWords)
  return (
    <section className="page-card" aria-labelledby="next-steps">
      <h2 id="next-steps">{words.how}</h2>
      <ol className="appeal-next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
